/** The list of positions with filters: each alone, in pairs, and with searches. What is shown fits, nothing is missing. */
import type { Exchange } from '../exchange.ts';
import { departmentName, plainText, readJson, recordsOf, textOf } from '../json.ts';
import { quote, show } from '../secrets.ts';
import type { Row, Rule, Tour } from '../tour.ts';
import { longestWord } from '../words.ts';
import { askOutside, searchDescription, searchOddly } from './searches.ts';

type Job = Row['record'];

/** A filter: its parameter, the property that it is about, its value for a job, and whether a job fits. */
type Filter = {
  name: string;
  field: string;
  read: (job: Job) => string | undefined;
  fits: (job: Job, value: string) => boolean;
};

const lower = (text: unknown): string => plainText(text).toLowerCase();

/** A property as a text that fits into a query. */
const shortText = (name: string) => (job: Job) =>
  /^\P{C}{1,120}$/u.exec(textOf(job[name]) ?? '')?.[0];

/** The filters that compare a property. A department is asked for by its id; a place may be found by a part of it. */
function createFilters(departments: Job[]): Filter[] {
  const idOf = (job: Job) => {
    const name = departmentName(job.department);
    const id = departments.find((each) => name && textOf(each.name) === name)?.id;
    return Number.isSafeInteger(id) ? plainText(id) : undefined;
  };
  const [typeOf, placeOf] = [shortText('job_type'), shortText('location')];
  const isAt = (job: Job, place: string) => lower(job.location).includes(place.toLowerCase());
  return [
    {
      name: 'job_type',
      field: 'job_type',
      read: typeOf,
      fits: (job, type) => typeOf(job) === type,
    },
    { name: 'department_id', field: 'department', read: idOf, fits: (job, id) => idOf(job) === id },
    { name: 'location', field: 'location', read: placeOf, fits: isAt },
  ];
}

/** What is asked for: values of filters, and words. */
type Asked = { filters: [Filter, value: string][]; search?: string };

const toQuery = ({ filters, search }: Asked): Record<string, string> => {
  const values = filters.map(([{ name }, value]) => [name, value]);
  return { ...Object.fromEntries(values), ...(search !== undefined && { search }) };
};

/** Only whole words of title and department: a full-text search need not find parts of them. */
const isFound = (job: Job, word: string): boolean =>
  lower(`${plainText(job.title)} ${departmentName(job.department)}`)
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word.toLowerCase());

/** Notes jobs that do not fit, the first one that is missing, and one that the whole list does not have. */
function checkFiltered(tour: Tour, exchange: Exchange, { filters, search }: Asked, rows: Row[]) {
  const all = rows.map(({ record }) => record);
  const jobs = recordsOf(readJson(exchange), 'jobs');
  for (const [index, job] of jobs.entries()) {
    for (const [{ field, fits }, value] of filters) {
      if (fits(job, value)) continue;
      const asked = field === 'department' ? 'the department' : show(value);
      tour.note(
        exchange,
        `/jobs/${index}/${field}`,
        `only positions with ${asked}, as asked for`,
        show(job[field]),
      );
    }
  }
  const [slugs, known] = [jobs, all].map((list) => new Set(list.map(({ slug }) => slug)));
  const isMeant = (job: Job) =>
    filters.every(([{ read }, value]) => read(job) === value) &&
    (search === undefined || isFound(job, search));
  const missing = all.find((job) => !slugs?.has(job.slug) && isMeant(job));
  if (missing) {
    const query = quote(String(new URLSearchParams(toQuery({ filters, search }))));
    const expected = `the position ${quote(plainText(missing.slug))}, which fits ${query}`;
    tour.note(
      exchange,
      '/jobs',
      expected,
      jobs.length > 0 ? `only ${show([...(slugs ?? [])])}` : 'no job',
    );
  }
  const extra = jobs.find(({ slug }) => !known?.has(slug));
  if (!extra || !rows[0]) return;
  const expected = `the whole list with ${quote(plainText(extra.slug))}, which a filter shows`;
  tour.note(rows[0].exchange, '/jobs', expected, `${all.length} jobs`);
}

/** Positions come newest first, whatever is asked for. */
function checkOrder(tour: Tour, exchange: Exchange): void {
  const dated = recordsOf(readJson(exchange), 'jobs')
    .map((job, index) => ({ index, date: textOf(job.posted_date) ?? '' }))
    .filter(({ date }) => date !== '');
  const at = dated.findIndex(({ date }, place) => date > (dated[place - 1]?.date ?? date));
  const wrong = dated[at];
  if (!wrong) return;
  const got = quote(`${wrong.date} after ${dated[at - 1]?.date}`);
  tour.note(exchange, `/jobs/${wrong.index}/posted_date`, 'the newest position first', got);
}

/** Values of a filter that are tried, departments whose count is compared, and jobs that are looked through for both. */
const [mostValues, mostDepartments, mostJobs] = [2, 12, 200];

/** Values that a job fits, of which others fit only the one or the other, so that no filter can be ignored. */
function findPair(jobs: Job[], one: Filter, other: Filter): Asked[] {
  const pairs = jobs.flatMap((job) => {
    const [first, second] = [one.read(job), other.read(job)];
    return first && second ? [{ first, second }] : [];
  });
  const rate = ({ first, second }: (typeof pairs)[number]) =>
    Number(pairs.some((each) => each.first === first && each.second !== second)) +
    Number(pairs.some((each) => each.first !== first && each.second === second));
  const best = pairs.toSorted((a, b) => rate(b) - rate(a))[0];
  return best
    ? [
        {
          filters: [
            [one, best.first],
            [other, best.second],
          ],
        },
      ]
    : [];
}

/** Queries of lawful values whose results can be foretold. */
function planQueries(jobs: Job[], filters: Filter[]): Asked[] {
  const alone = filters.flatMap((filter) => {
    const found = [...new Set(jobs.map(filter.read))].filter((value) => value !== undefined);
    return found.slice(0, mostValues).map((value): Asked => ({ filters: [[filter, value]] }));
  });
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other) => findPair(jobs, one, other)),
  );
  const titled = jobs.find(({ title }) => longestWord(title));
  const word = longestWord(titled?.title)?.toUpperCase();
  const named = jobs.map((job) =>
    longestWord(departmentName(job.department), plainText(job.title)),
  );
  const searches = [word, named.find(Boolean)?.toLowerCase()].filter((each) => each !== undefined);
  const both = filters.flatMap((filter): Asked[] => {
    const own = titled && filter.read(titled);
    const other = jobs.map(filter.read).find((value) => value && value !== own);
    return word && other ? [{ filters: [[filter, other]], search: word }] : [];
  });
  return [...alone, ...pairs, ...searches.map((search) => ({ filters: [], search })), ...both];
}

/** The count of a department is the number of positions with it. */
async function countJobs(tour: Tour, { exchange, field, record }: Row): Promise<void> {
  const query = { department_id: plainText(record.id) };
  const text = `Positions of department ${quote(query.department_id)}`;
  const list = await tour.call('listJobs', 'department', text, { query });
  const count = recordsOf(readJson(list), 'jobs').length;
  if (!tour.isMet(list) || !readJson(list)?.jobs || Number(plainText(record.job_count)) === count)
    return;
  const expected = `${count}, as many as \`listJobs\` has with this department`;
  tour.note(exchange, `${field}/job_count`, expected, show(record.job_count));
}

export const filters: Rule = {
  id: 'filters',
  promise:
    'filters alone, in pairs and with searches: nothing extra, nothing missing, in order; odd values',
  calls: ['listJobs', 'listDepartments'],
  async run(tour) {
    const rows = tour.world.rows.get('listJobs') ?? [];
    const departments = tour.world.rows.get('listDepartments') ?? [];
    const jobs = rows.slice(0, mostJobs).map(({ record }) => record);
    const queries = planQueries(jobs, createFilters(departments.map(({ record }) => record)));
    if (rows[0]) checkOrder(tour, rows[0].exchange);
    else tour.skip('listJobs', 'listJobs', 'needs a position in `listJobs`');
    for (const asked of queries) {
      const query = toQuery(asked);
      const text = `Positions with ${quote(String(new URLSearchParams(query)))}, and no other`;
      const list = await tour.call('listJobs', Object.keys(query).join('-'), text, { query });
      checkFiltered(tour, list, asked, rows);
      checkOrder(tour, list);
    }
    for (const row of departments.slice(0, mostDepartments)) await countJobs(tour, row);
    await searchDescription(tour, jobs);
    await searchOddly(tour);
    await askOutside(tour);
  },
};

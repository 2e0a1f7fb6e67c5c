/** Lists with filters: each alone, in pairs, and with values that are odd. What is shown fits, and nothing is missing. */
import { operations } from '../../../openapi/generated/operations.ts';
import { longText, strangeText } from '../bodies.ts';
import type { Exchange } from '../exchange.ts';
import { departmentName, type Json, plainText, readJson, recordsOf, textOf } from '../json.ts';
import { queryOf } from '../schemas.ts';
import { quote, show } from '../secrets.ts';
import type { Rule, Tour } from '../tour.ts';
import { longestWord } from '../words.ts';

type Job = NonNullable<Json>;

/** A filter: its parameter, the property that it is about, its value for a job, and whether a job fits. */
type Filter = {
  name: string;
  field: string;
  valueOf: (job: Job) => string | undefined;
  fits: (job: Job, value: string) => boolean;
};

const lower = (text: unknown): string => plainText(text).toLowerCase();

/** A text that fits into a query. */
const shortText = (value: unknown): string | undefined =>
  /^\P{C}{1,120}$/u.exec(textOf(value) ?? '')?.[0];

/** The filters of `listJobs` that compare a property. A department is asked for by its id. */
function createFilters(departments: Job[]): Filter[] {
  const idOf = (job: Job) => {
    const name = departmentName(job.department);
    const id = departments.find((each) => name && textOf(each.name) === name)?.id;
    return Number.isSafeInteger(id) ? plainText(id) : undefined;
  };
  const own = (name: string): Filter => {
    return {
      name,
      field: name,
      valueOf: (job) => shortText(job[name]),
      fits: (job, value) => lower(job[name]).includes(value.toLowerCase()),
    };
  };
  const department: Filter = {
    name: 'department_id',
    field: 'department',
    valueOf: idOf,
    fits: (job, value) => idOf(job) === value,
  };
  const isJobType = (job: Job, value: string) => (job.job_type as unknown) === value;
  return [{ ...own('job_type'), fits: isJobType }, department, own('location')];
}

/** Only whole words: a full-text search need not find parts of them. */
const holds = (text: unknown, word: string): boolean =>
  lower(text)
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word.toLowerCase());

const isFound = (job: Job, word: string) =>
  holds(job.title, word) || holds(departmentName(job.department), word);

type Asked = { filters: [Filter, value: string][]; search?: string };

/** The query of filters and words. */
const toQuery = ({ filters, search }: Asked): Record<string, string> => {
  const values = filters.map(([{ name }, value]): [string, string] => [name, value]);
  return { ...Object.fromEntries(values), ...(search !== undefined && { search }) };
};

/** Notes jobs that do not fit, the first one that is missing, and one that the whole list does not have. */
function checkFiltered(
  tour: Tour,
  exchange: Exchange,
  asked: Asked,
  all: Job[],
  first: Exchange,
): void {
  const jobs = recordsOf(readJson(exchange), 'jobs');
  for (const [index, job] of jobs.entries()) {
    for (const [{ field, fits }, value] of asked.filters) {
      if (fits(job, value)) continue;
      const expected = `only positions with ${field === 'department' ? 'this department' : show(value)}, as asked for`;
      tour.note(exchange, `/jobs/${index}/${field}`, expected, show(job[field]));
    }
  }
  const { filters, search } = asked;
  const slugs = new Set(jobs.map(({ slug }) => slug));
  const missing = all.find(
    (job) =>
      !slugs.has(job.slug) &&
      filters.every(([{ valueOf }, value]) => valueOf(job) === value) &&
      (search === undefined || isFound(job, search)),
  );
  const query = quote(String(new URLSearchParams(toQuery(asked))));
  if (missing) {
    const expected = `the position ${quote(plainText(missing.slug))}, which fits ${query}`;
    tour.note(exchange, '/jobs', expected, slugs.size > 0 ? `only ${show([...slugs])}` : 'no job');
  }
  const known = new Set(all.map(({ slug }) => slug));
  const extra = jobs.find(({ slug }) => !known.has(slug));
  if (!extra) return;
  const expected = `the whole list with ${quote(plainText(extra.slug))}, which a filter shows`;
  tour.note(first, '/jobs', expected, `${all.length} jobs`);
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

/** Values of a filter that are tried: the first ones; each department, whose count is compared. */
const mostValues = (name: string) => (name === 'department_id' ? 12 : 2);

/** A job that fits two filters of which others fit only the one or the other, so that neither can be ignored. */
function findPair(jobs: Job[], one: Filter, other: Filter): [string, string] | undefined {
  const pairs = jobs.flatMap((job): [string, string][] => {
    const [first, second] = [one.valueOf(job), other.valueOf(job)];
    return first && second ? [[first, second]] : [];
  });
  const isTelling = ([first, second]: [string, string]) =>
    Number(pairs.some(([a, b]) => a === first && b !== second)) +
    Number(pairs.some(([a, b]) => a !== first && b === second));
  return pairs.toSorted((a, b) => isTelling(b) - isTelling(a))[0];
}

/** The jobs that are looked through for pairs. */
const mostJobs = 200;

/** Queries of lawful values whose results can be foretold. */
function planQueries(jobs: Job[], filters: Filter[]): Asked[] {
  const sample = jobs.slice(0, mostJobs);
  const alone = filters.flatMap((filter) => {
    const values = [...new Set(sample.map(filter.valueOf))].filter((value) => value !== undefined);
    return values
      .slice(0, mostValues(filter.name))
      .map((value): Asked => ({ filters: [[filter, value]] }));
  });
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other): Asked[] => {
      const [first, second] = findPair(sample, one, other) ?? [];
      return first && second
        ? [
            {
              filters: [
                [one, first],
                [other, second],
              ],
            },
          ]
        : [];
    }),
  );
  const titled = sample.filter(({ title }) => longestWord(title));
  const word = longestWord(titled[0]?.title)?.toUpperCase();
  const named = sample.map((job) =>
    longestWord(departmentName(job.department), plainText(job.title)),
  );
  const ofDepartment = named.find(Boolean)?.toLowerCase();
  const searches = [word, ofDepartment].filter((each) => each !== undefined);
  const both = filters.flatMap((filter): Asked[] => {
    const others = sample
      .map(filter.valueOf)
      .filter((value) => value && value !== filter.valueOf(titled[0] ?? {}));
    return word && others[0] ? [{ filters: [[filter, others[0]]], search: word }] : [];
  });
  return [...alone, ...pairs, ...searches.map((search) => ({ filters: [], search })), ...both];
}

/** A word of a position's description alone finds the position. */
async function searchDescription(tour: Tour, jobs: Job[]): Promise<void> {
  const slug = plainText(jobs.find(({ slug }) => textOf(slug))?.slug);
  const seen = tour.world.records.find(
    ({ exchange: { step, request } }) =>
      step.operation.id === 'getJob' && request.url.includes(`/${slug}/`),
  );
  const job = seen && readJson(seen.exchange)?.job;
  const word = longestWord(
    job?.description,
    `${plainText(job?.title)} ${departmentName(job?.department)}`,
  );
  if (!slug || !word)
    return tour.skip(
      'listJobs',
      'byDescription',
      'needs a position with a description in `getJob`',
    );
  const text = 'Positions found by a word of a description';
  const found = await tour.call('listJobs', 'byDescription', text, { query: { search: word } });
  if (recordsOf(readJson(found), 'jobs').some((each) => (each.slug as unknown) === slug)) return;
  tour.note(
    found,
    '/jobs',
    `the position ${quote(slug)}, whose description holds ${show(word)}`,
    'others',
  );
}

/** Words that are nowhere, and characters that must not end the server. */
async function searchOddly(tour: Tour): Promise<void> {
  const { nonsense } = tour.world.data;
  const none = await tour.call(
    'listJobs',
    'byNonsense',
    'No position, for a word that is nowhere',
    {
      query: { search: nonsense },
    },
  );
  const found = recordsOf(readJson(none), 'jobs').length;
  if (found > 0) tour.note(none, '/jobs', 'no position', `${found} jobs`);
  const odd = [
    `${nonsense}'`,
    `"${nonsense}`,
    `${nonsense}%_\\`,
    strangeText,
    longText(200),
    '(',
    '*',
    '<b>',
  ];
  for (const search of odd) {
    await tour.call('listJobs', 'byOddText', `A search for ${quote(search)}`, {
      query: { search },
    });
  }
}

/** Values outside of the contract: refused, or nothing is found. */
async function askOutside(tour: Tour): Promise<void> {
  for (const [name, { type, maximum, enum: choices }] of queryOf(operations.listJobs)) {
    const numbers =
      type === 'integer' ? ['0', String(maximum), String(Number(maximum) + 1), 'x'] : [];
    for (const value of choices ? [tour.world.data.nonsense] : numbers) {
      const ask = { query: { [name]: value }, statuses: ['200', '400', '404'] };
      const list = await tour.call(
        'listJobs',
        `${name}.${value}`,
        `${name} ${value}, which nothing has`,
        ask,
      );
      const found = recordsOf(readJson(list), 'jobs').length;
      if (found > 0) tour.note(list, '/jobs', 'no position, or 400', `${found} jobs`);
    }
  }
}

export const filters: Rule = {
  id: 'filters',
  promise:
    'filters alone, in pairs and with searches: nothing extra, nothing missing, in order; odd values',
  calls: ['listJobs', 'listDepartments'],
  async run(tour) {
    const [rows = [], groups = []] = [
      tour.world.rows.get('listJobs'),
      tour.world.rows.get('listDepartments'),
    ];
    const first = rows[0]?.exchange;
    const jobs = rows.map(({ record }) => record);
    if (first) checkOrder(tour, first);
    const all = createFilters(groups.map(({ record }) => record));
    const queries = planQueries(jobs, all);
    if (!first) tour.skip('listJobs', 'listJobs', 'needs a position in `listJobs`');
    for (const asked of queries) {
      const query = toQuery(asked);
      const text = `Positions with ${quote(String(new URLSearchParams(query)))}, and no other`;
      const list = await tour.call('listJobs', Object.keys(query).join('-'), text, { query });
      if (first) checkFiltered(tour, list, asked, jobs, first);
      checkOrder(tour, list);
    }
    for (const { exchange, field, record } of groups.slice(0, mostValues('department_id'))) {
      const id = plainText(record.id);
      const isAsked = queries.some(
        ({ filters }) =>
          filters.length === 1 && filters[0]?.[0].name === 'department_id' && filters[0][1] === id,
      );
      const name = 'department_id';
      const step = isAsked
        ? undefined
        : await tour.call('listJobs', name, `Positions of department ${quote(id)}`, {
            query: { [name]: id },
          });
      const list = step ?? findAsked(tour, name, id);
      const count = recordsOf(list && readJson(list), 'jobs').length;
      if (!list || !tour.isMet(list) || readJson(list)?.jobs === undefined) continue;
      if (Number(plainText(record.job_count)) === count) continue;
      const expected = `${count}, as many as \`listJobs\` has with this department`;
      tour.note(exchange, `${field}/job_count`, expected, show(record.job_count));
    }
    await searchDescription(tour, jobs);
    await searchOddly(tour);
    await askOutside(tour);
  },
};

/** The list that was asked for with this filter alone. */
function findAsked({ world }: Tour, name: string, value: string): Exchange | undefined {
  const search = `?${new URLSearchParams({ [name]: value })}`;
  return world.records.find(({ exchange }) => exchange.request.url.endsWith(search))?.exchange;
}

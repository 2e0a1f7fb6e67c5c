/** Compares lists of positions with the whole list: filters, search, order, and the departments' counts. */
import { broken, type Exchange } from '../exchange.ts';
import { departmentName, type Json, type Page, plainText, recordsOf, textOf } from '../json.ts';
import { quote, show } from '../secrets.ts';
import type { StepViolation } from '../violations.ts';

type Job = NonNullable<Json>;

const queryOf = ({ request }: Exchange): URLSearchParams => new URL(request.url).searchParams;

const lower = (text: unknown): string => plainText(text).toLowerCase();

/** Only whole words: a full-text search need not find parts of them. */
const holds = (text: unknown, word: string): boolean =>
  lower(text)
    .split(/\P{L}+/u)
    .includes(word.toLowerCase());

/** The filters of `listJobs`: the query parameter, the field of a job, and whether it fits. */
const filters: [string, field: string, fits: (value: unknown, asked: string) => boolean][] = [
  ['job_type', 'job_type', (type, asked) => type === asked],
  ['department_id', 'department', (department, asked) => departmentName(department) === asked],
  ['location', 'location', (place, asked) => lower(place).includes(asked.toLowerCase())],
];

/** The filters of a request. `names` has the departments' names by id. */
function filtersOf(exchange: Exchange, names: Map<string, string>) {
  return filters.flatMap(([parameter, field, fits]) => {
    const value = queryOf(exchange).get(parameter);
    const asked = parameter === 'department_id' ? names.get(value ?? '') : value;
    if (typeof asked !== 'string') return [];
    const expected = `only positions with ${show(asked)}, as asked for`;
    return [{ field, asked, expected, isIn: (job: Job) => fits(job[field], asked) }];
  });
}

/** Records that should not be there, and the first one that is missing. */
function checkFilters(page: Page, whole: Job[], names: Map<string, string>): StepViolation[] {
  const { exchange, body } = page;
  const asked = filtersOf(exchange, names);
  const search = queryOf(exchange).get('search');
  const jobs = recordsOf(body, 'jobs');
  const extra = jobs.flatMap((job, index) =>
    asked
      .filter(({ isIn }) => !isIn(job))
      .map(({ field, expected }) =>
        broken(exchange, `/jobs/${index}/${field}`, expected, show(job[field])),
      ),
  );
  const slugs = new Set(jobs.map(({ slug }) => slug));
  const isWord = (text: unknown) => search === null || holds(text, search);
  const missing = whole.find(
    (job) =>
      !slugs.has(job.slug) &&
      asked.every(({ isIn }) => isIn(job)) &&
      asked.every(({ field, asked }) => field !== 'location' || textOf(job[field]) === asked) &&
      (isWord(job.title) || isWord(departmentName(job.department))),
  );
  if (!missing) return extra;
  const query = quote(String(queryOf(exchange)));
  const expected = `the position ${quote(plainText(missing.slug))}, which fits ${query}`;
  const got = slugs.size > 0 ? `only ${show([...slugs])}` : 'no job';
  return [...extra, broken(exchange, '/jobs', expected, got)];
}

function checkOrder({ exchange, body }: Page): StepViolation[] {
  const dated = recordsOf(body, 'jobs')
    .map((job, index) => ({ index, date: textOf(job.posted_date) }))
    .filter(({ date }) => date !== undefined);
  const at = dated.findIndex(({ date = '' }, place) => date > (dated[place - 1]?.date ?? date));
  const wrong = dated[at];
  if (!wrong) return [];
  const got = quote(`${wrong.date} after ${dated[at - 1]?.date}`);
  const field = `/jobs/${wrong.index}/posted_date`;
  return [broken(exchange, field, 'the newest position first', got)];
}

/** A position that a filter shows has to be in the list without filters. */
function checkWhole(all: Page, filtered: Page[]): StepViolation[] {
  const slugs = new Set(recordsOf(all.body, 'jobs').map(({ slug }) => slug));
  const shown = filtered.flatMap(({ body }) => recordsOf(body, 'jobs'));
  const absent = shown.find(({ slug }) => !slugs.has(slug));
  if (!absent) return [];
  const expected = `the whole list with ${quote(plainText(absent.slug))}, which a filter shows`;
  return [broken(all.exchange, '/jobs', expected, `${slugs.size} jobs`)];
}

function checkCounts({ exchange, body }: Page, filtered: Page[]): StepViolation[] {
  const lists = new Map(filtered.map((page) => [String(queryOf(page.exchange)), page]));
  return recordsOf(body, 'departments').flatMap(({ id, job_count }, index) => {
    const list = lists.get(`department_id=${plainText(id)}`);
    const count = recordsOf(list?.body, 'jobs').length;
    if (!list || Number(plainText(job_count)) === count) return [];
    const expected = `${count}, as many as \`listJobs\` has with this department`;
    return [broken(exchange, `/departments/${index}/job_count`, expected, show(job_count))];
  });
}

/** Violations in all lists of positions and of departments. */
export function checkJobs(pages: Page[]): StepViolation[] {
  const pagesOf = (id: string) => pages.filter(({ exchange }) => exchange.step.operation.id === id);
  const [lists, departments] = [pagesOf('listJobs'), pagesOf('listDepartments')];
  const all = lists.find(({ exchange }) => queryOf(exchange).size === 0);
  const filtered = lists.filter(({ exchange }) => queryOf(exchange).size > 0);
  const names = new Map(
    departments
      .flatMap(({ body }) => recordsOf(body, 'departments'))
      .filter(({ name }) => textOf(name))
      .map(({ id, name }): [string, string] => [plainText(id), String(name)]),
  );
  // A department without a name, because its list is broken, cannot be compared.
  const comparable = filtered.filter(({ exchange }) => {
    const department = queryOf(exchange).get('department_id');
    return department === null || names.has(department);
  });
  const jobs = recordsOf(all?.body, 'jobs');
  return [
    ...lists.flatMap(checkOrder),
    ...comparable.flatMap((page) => checkFilters(page, jobs, names)),
    ...(all ? checkWhole(all, filtered) : []),
    ...departments.flatMap((page) => checkCounts(page, filtered)),
  ];
}

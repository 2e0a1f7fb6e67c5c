/** Compares lists of positions with the whole list: filters, search, order, and the departments' counts. */
import { broken, type Exchange } from '../exchange.ts';
import { departmentName, type Json, type Page, recordsOf, textOf } from '../json.ts';
import { type StepViolation, show } from '../violations.ts';

type Job = NonNullable<Json>;

const queryOf = ({ request }: Exchange): URLSearchParams => new URL(request.url).searchParams;

const lower = (text: unknown): string => String(text ?? '').toLowerCase();

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
    return [{ field, asked, isIn: (job: Job) => fits(job[field], asked) }];
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
      .map(({ field, asked }) => {
        const expected = `only positions with ${show(asked)}, as asked for`;
        return broken(exchange, `/jobs/${index}/${field}`, expected, show(job[field]));
      }),
  );
  const slugs = jobs.map(({ slug }) => slug);
  const isWord = (text: unknown) => search === null || holds(text, search);
  const missing = whole.find(
    (job) =>
      !slugs.includes(job.slug) &&
      asked.every(({ isIn }) => isIn(job)) &&
      asked.every(({ field, asked }) => field !== 'location' || textOf(job[field]) === asked) &&
      (isWord(job.title) || isWord(departmentName(job.department))),
  );
  if (!missing) return extra;
  const expected = `the position ${missing.slug}, which fits ${queryOf(exchange)}`;
  const got = slugs.length > 0 ? `only ${show(slugs)}` : 'no job';
  return [...extra, broken(exchange, '/jobs', expected, got)];
}

function checkOrder({ exchange, body }: Page): StepViolation[] {
  const dated = recordsOf(body, 'jobs')
    .map((job, index) => ({ index, date: textOf(job.posted_date) }))
    .filter(({ date }) => date !== undefined);
  const at = dated.findIndex(({ date = '' }, place) => date > (dated[place - 1]?.date ?? date));
  const wrong = dated[at];
  if (!wrong) return [];
  const got = `${wrong.date} after ${dated[at - 1]?.date}`;
  const field = `/jobs/${wrong.index}/posted_date`;
  return [broken(exchange, field, 'the newest position first', got)];
}

/** A position that a filter shows has to be in the list without filters. */
function checkWhole(all: Page, filtered: Page[]): StepViolation[] {
  const slugs = recordsOf(all.body, 'jobs').map(({ slug }) => slug);
  const shown = filtered.flatMap(({ body }) => recordsOf(body, 'jobs'));
  const absent = shown.find(({ slug }) => !slugs.includes(slug));
  if (!absent) return [];
  const expected = `the whole list with ${absent.slug}, which a filter shows`;
  return [broken(all.exchange, '/jobs', expected, `${slugs.length} jobs`)];
}

function checkCounts({ exchange, body }: Page, filtered: Page[]): StepViolation[] {
  return recordsOf(body, 'departments').flatMap(({ id, job_count }, index) => {
    const query = `department_id=${id}`;
    const list = filtered.find((each) => queryOf(each.exchange).toString() === query);
    const count = recordsOf(list?.body, 'jobs').length;
    if (!list || Number(job_count) === count) return [];
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
      .map(({ id, name }): [string, string] => [String(id), String(name)]),
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

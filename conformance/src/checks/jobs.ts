/** Compares lists of positions with the whole list: filters, search, order, and the departments' counts. */
import type { Exchange } from '../exchange.ts';
import { departmentName, type Json, recordsOf, textOf } from '../json.ts';
import { show } from '../violations.ts';
import type { Page, PageViolation } from './pageViolation.ts';

type Job = NonNullable<Json>;

const queryOf = ({ request }: Exchange): URLSearchParams => new URL(request.url).searchParams;

/** Only whole words: a full-text search need not find parts of them. */
const holds = (text: unknown, word: string): boolean => {
  const words: string[] =
    String(text ?? '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.includes(word.toLowerCase());
};

type Filter = { field: string; is: (job: Job) => boolean; asked: string };

/** The filters of a request. `names` has the departments' names by id. */
function filtersOf(exchange: Exchange, names: Map<string, string>): Filter[] {
  const query = queryOf(exchange);
  const [type, place] = [query.get('job_type'), query.get('location')];
  const department = names.get(query.get('department_id') ?? '');
  return [
    ...(type === null
      ? []
      : [{ field: 'job_type', is: (job: Job) => textOf(job.job_type) === type, asked: type }]),
    ...(department === undefined
      ? []
      : [
          {
            field: 'department',
            is: (job: Job) => departmentName(job.department) === department,
            asked: department,
          },
        ]),
    ...(place === null
      ? []
      : [
          {
            field: 'location',
            is: ({ location }: Job) =>
              String(location ?? '')
                .toLowerCase()
                .includes(place.toLowerCase()),
            asked: place,
          },
        ]),
  ];
}

/** Records that should not be there, and the first one that is missing. */
function checkFilters(page: Page, whole: Job[], names: Map<string, string>): PageViolation[] {
  const { exchange, body } = page;
  const filters = filtersOf(exchange, names);
  const search = queryOf(exchange).get('search');
  const jobs = recordsOf(body, 'jobs');
  const extra = jobs.flatMap((job, index) =>
    filters
      .filter(({ is }) => !is(job))
      .map(({ field, asked }) => ({
        exchange,
        field: `/jobs/${index}/${field}`,
        expected: `only positions with ${show(asked)}, as asked for`,
        got: show(job[field]),
      })),
  );
  const found = new Set(jobs.map(({ slug }) => slug));
  const missing = whole.find(
    (job) =>
      !found.has(job.slug) &&
      filters.every(
        ({ field, is, asked }) =>
          is(job) && (field !== 'location' || job[field] === (asked as unknown)),
      ) &&
      (search === null ||
        holds(job.title, search) ||
        holds(departmentName(job.department), search)),
  );
  if (!missing) return extra;
  const expected = `the position ${missing.slug}, which fits ${queryOf(exchange)}`;
  return [...extra, { exchange, field: '/jobs', expected, got: nameAll(jobs) }];
}

const nameAll = (jobs: Job[]): string =>
  jobs.length > 0 ? `only ${show(jobs.map(({ slug }) => slug))}` : 'no position';

function checkOrder({ exchange, body }: Page): PageViolation[] {
  const dated = recordsOf(body, 'jobs')
    .map((job, index) => ({ index, date: textOf(job.posted_date) }))
    .filter(({ date }) => date !== undefined);
  const at = dated.findIndex(({ date = '' }, place) => date > (dated[place - 1]?.date ?? date));
  const wrong = dated[at];
  if (!wrong) return [];
  const expected = 'the newest position first';
  const got = `${wrong.date} after ${dated[at - 1]?.date}`;
  return [{ exchange, field: `/jobs/${wrong.index}/posted_date`, expected, got }];
}

/** A position that a filter shows has to be in the list without filters. */
function checkWhole(all: Page, jobs: Job[], filtered: Page[]): PageViolation[] {
  const slugs = new Set(jobs.map(({ slug }) => slug));
  const absent = filtered
    .flatMap(({ body }) => recordsOf(body, 'jobs'))
    .find(({ slug }) => !slugs.has(slug));
  if (!absent) return [];
  const expected = `the whole list with ${absent.slug}, which a filter shows`;
  return [{ exchange: all.exchange, field: '/jobs', expected, got: `${jobs.length} positions` }];
}

function checkCounts(page: Page, filtered: Page[]): PageViolation[] {
  return recordsOf(page.body, 'departments').flatMap((department, index) => {
    const list = filtered.find(({ exchange }) => {
      const query = queryOf(exchange);
      return query.size === 1 && query.get('department_id') === String(department.id);
    });
    const count = recordsOf(list?.body, 'jobs').length;
    if (!list || Number(department.job_count) === count) return [];
    const expected = `${count}, as many as \`listJobs\` has with this department`;
    const field = `/departments/${index}/job_count`;
    return [{ exchange: page.exchange, field, expected, got: show(department.job_count) }];
  });
}

/** Violations in all lists of positions and of departments. */
export function checkJobs(pages: Page[]): PageViolation[] {
  const lists = pages.filter(({ exchange }) => exchange.step.operation.id === 'listJobs');
  const departments = pages.filter(
    ({ exchange }) => exchange.step.operation.id === 'listDepartments',
  );
  const all = lists.find(({ exchange }) => queryOf(exchange).size === 0);
  const filtered = lists.filter(({ exchange }) => queryOf(exchange).size > 0);
  const jobs = recordsOf(all?.body, 'jobs');
  const names = new Map(
    departments
      .flatMap(({ body }) => recordsOf(body, 'departments'))
      .map(({ id, name }): [string, string] => [String(id), String(name)]),
  );
  // A department without a name, because its list is broken, cannot be compared.
  const comparable = filtered.filter(({ exchange }) => {
    const department = queryOf(exchange).get('department_id');
    return department === null || names.has(department);
  });
  return [
    ...lists.flatMap(checkOrder),
    ...comparable.flatMap((page) => checkFilters(page, jobs, names)),
    ...(all ? checkWhole(all, jobs, filtered) : []),
    ...departments.flatMap((page) => checkCounts(page, filtered)),
  ];
}

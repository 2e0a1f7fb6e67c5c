import { type Exchange, type Finding, hasExpectedStatus } from '../exchange.ts';
import { inParallel } from '../inParallel.ts';
import { nameOf, nonEmptyText, parseBody, recordsOf, scalarText, spread } from '../json.ts';
import { longText, strangeText } from '../lawful.ts';
import type { Check, Rule, Run } from '../rule.ts';
import { inPlaceOf, quote, show } from '../secrets.ts';
import type { Row } from '../testData.ts';

type Job = Row['record'];
type Query = Record<string, string>;

const list = 'listJobs';

/** Values tried of each filter. */
const maxValues = 24;

const filterNames = ['department_id', 'job_type', 'location'];

const jobsOf = (exchange: Exchange): Job[] => recordsOf(parseBody(exchange), 'jobs');
const toText = (query: Query): string => quote(String(new URLSearchParams(query)));
const wordsOf = (text: unknown): string[] =>
  (nameOf(text) ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Creates a function that reads the values of a job that the filters compare; those that it lacks are absent. */
function createReader({ state }: Run) {
  const departments = (state.rows.get('listDepartments') ?? []).map(({ record }) => record);
  return (job: Job): Query => {
    const name = nameOf(job.department);
    const id = departments.find((each) => name && nonEmptyText(each.name) === name)?.id;
    const values = Object.entries({
      department_id: Number.isSafeInteger(id) ? scalarText(id) : '',
      job_type: scalarText(job.job_type),
      location: scalarText(job.location),
    });
    return Object.fromEntries(values.filter(([, value]) => /^\P{C}{1,120}$/u.test(value)));
  };
}

type Read = ReturnType<typeof createReader>;

/** True for a job with the value of a filter; a location may be a part of its text. */
const matches = (job: Job, name: string, value: string, read: Read): boolean =>
  name === 'location'
    ? (nonEmptyText(job.location) ?? '').toLowerCase().includes(value.toLowerCase())
    : read(job)[name] === value;

/** Checks that records are ordered newest first. */
const isNewestFirst: Check = (exchange) => {
  const dated = jobsOf(exchange)
    .map((job, index) => ({ index, date: nonEmptyText(job.posted_date) ?? '' }))
    .filter(({ date }) => date !== '');
  const at = dated.findIndex(({ date }, place) => date > (dated[place - 1]?.date ?? date));
  const wrong = dated[at];
  const got = quote(`${wrong?.date} after ${dated[at - 1]?.date}`);
  if (!wrong) return [];
  return [[`/jobs/${wrong.index}/posted_date`, 'the newest record first', got]];
};

/** Finds jobs that do not match, that are there twice, or that the whole list lacks; then one that is missing. */
function compare(exchange: Exchange, query: Query, all: Job[], read: Read): Finding[] {
  const slugs = jobsOf(exchange).map(({ slug }) => slug);
  const { search, ...asked } = query;
  const wrong = jobsOf(exchange).flatMap((job, index): Finding[] => {
    const place = `/jobs/${index}`;
    const [other] = Object.entries(asked).find((each) => !matches(job, ...each, read)) ?? [];
    if (other) {
      const field = other.replace('_id', '');
      const meant = field === other ? show(query[other]) : 'the department';
      return [[`${place}/${field}`, `only records with ${meant}, as asked for`, show(job[field])]];
    }
    if (slugs.indexOf(job.slug) < index) {
      return [[`${place}/slug`, 'a value that no other record has', show(job.slug)]];
    }
    if (all.some(({ slug }) => slug === job.slug)) return [];
    return [['/jobs', 'only records of the whole list', `also ${show(job.slug)}`]];
  });
  const missing = all.find(
    (job) =>
      !slugs.includes(job.slug) &&
      Object.entries(asked).every(([name, value]) => read(job)[name] === value) &&
      (!search || hasWord(job, search)),
  );
  if (!missing) return wrong;
  const got = slugs.length > 0 ? `only ${show(slugs)}` : 'no record';
  const what = `the record ${quote(scalarText(missing.slug))}, which fits ${toText(query)}`;
  return [...wrong, ['/jobs', what, got]];
}

/** Words that many search engines ignore. */
const stopWords = /^(about|after|their|there|these|those|which|while|where|would)$/i;

/**
 * The words of a text that every search reads alike: only ASCII letters, because databases differ in the case of others;
 * none next to mark-up or an entity.
 */
const plainWordsOf = (text: unknown): string[] =>
  scalarText(text)
    .slice(0, 5000)
    .replace(/<[^>]*>/g, '\0')
    .match(/(?<![\p{L}\p{N}&;\0'’-])[A-Za-z]{5,30}(?![\p{L}\p{N}&;\0'’-])/gu) ?? [];

/** The longest word of a text that none of the other texts has. */
const longestWord = (text: unknown, others = ''): string | undefined =>
  plainWordsOf(text)
    .filter((word) => !stopWords.test(word) && !others.toLowerCase().includes(word.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];

/** True for a job in which every search finds a word; a search need not find parts of words. */
const hasWord = ({ title, department, description }: Job, word: string): boolean =>
  [title, department].flatMap(wordsOf).includes(word.toLowerCase()) ||
  plainWordsOf(description).some((each) => each.toLowerCase() === word.toLowerCase());

/** Queries whose results are known: each value of each filter, all filters, words, and words with filters. */
function planQueries(jobs: Job[], read: Read): Query[] {
  const valuesOf = (name: string) => [...new Set(jobs.flatMap((job) => read(job)[name] ?? []))];
  const alone = filterNames.flatMap((name) =>
    spread(valuesOf(name), maxValues).map((value): Query => ({ [name]: value })),
  );
  const together = jobs.map(read).filter((query) => filterNames.every((name) => name in query));
  const titled = jobs.find(({ title }) => longestWord(title));
  const word = longestWord(titled?.title);
  const departments = jobs.map(({ department, title }) =>
    longestWord(nameOf(department), scalarText(title)),
  );
  const described = jobs.map(({ description, title, department }) =>
    longestWord(description, `${nameOf(title)} ${nameOf(department)}`),
  );
  const words = [
    ...[word?.toUpperCase(), departments.find(Boolean)?.toLowerCase()],
    described.find(Boolean),
  ];
  const searches = words.flatMap((search) => (search ? [{ search }] : []));
  const both = filterNames.flatMap((name): Query[] => {
    const other = valuesOf(name).find((value) => titled && value !== read(titled)[name]);
    return word && other ? [{ [name]: other, search: word }] : [];
  });
  return [...alone, ...together.slice(0, 1), ...searches, ...both];
}

/** Searches for words that no job has, for special characters, and with values that the contract does not allow. */
async function askOddly(run: Run, together: Query, broken: Set<string>): Promise<void> {
  const { nonsense } = run.state.data;
  const hasNone: Check = (found) => {
    const { length } = jobsOf(found);
    return length > 0 ? [['/jobs', 'no record', `${length} records`]] : [];
  };
  const none = await run.call(list, 'nothing', { query: { search: nonsense } }, hasNone);
  const query = { ...together, search: nonsense };
  if (jobsOf(none).length === 0) await run.call(list, 'nothing with filters', { query }, hasNone);
  const outside = {
    ...{ department_id: '2147483648', job_type: nonsense },
    ...{ location: `${nonsense}\0`, search: `${nonsense}\0` },
  };
  const odd = [...Object.entries(outside), ['department_id', 'x'] as const];
  for (const [name, value] of odd.filter(([name]) => !broken.has(name))) {
    const ask = { query: { [name]: value }, statuses: ['200', '400', '404'] };
    await run.call(list, `nothing, ${toText(ask.query)}`, ask, hasNone);
  }
  for (const search of [`${nonsense}'"%_\\(*+& C#`, strangeText, longText(1000)]) {
    await run.call(list, `a search for ${quote(search)}`, { query: { search } });
  }
}

/** Checks that a department counts its jobs. */
function checkCount(run: Run, exchange: Exchange, id: string): void {
  const row = run.state.rows
    .get('listDepartments')
    ?.find((each) => scalarText(each.record.id) === id);
  const { length } = jobsOf(exchange);
  if (!row || !hasExpectedStatus(exchange) || !parseBody(exchange)?.jobs) return;
  const { job_count: count } = row.record;
  if (Number(scalarText(count)) === length) return;
  const expected = `as many as \`${list}\` has with this record`;
  run.note(row.exchange, [`${row.field}/job_count`, expected, inPlaceOf(count, length)]);
}

async function tryFilters(run: Run): Promise<void> {
  const read = createReader(run);
  const rows = run.state.rows.get(list) ?? [];
  const pages = [...run.state.seen.keys()]
    .filter(({ step }) => step.operation.id === 'getJob')
    .map((exchange) => parseBody(exchange)?.job);
  /** Jobs with the descriptions of the pages that have been read. */
  const describe = (listed: Job[]): Job[] =>
    listed.map((job) => ({ ...pages.find((page) => page?.slug === job.slug), ...job }));
  let jobs = describe(rows.map(({ record }) => record));
  if (rows[0]) run.note(rows[0].exchange, ...isNewestFirst(rows[0].exchange));
  if (!jobs.some(({ description }) => description)) run.skip(list, 'needs a record in `getJob`');
  const lacking = filterNames.find((name) => !jobs.some((job) => name in read(job)));
  if (lacking) run.skip(list, `needs a record with its ${lacking.replace('_id', '')}`);
  const queries = planQueries(jobs.slice(0, 200), read);
  const counted = spread(run.state.rows.get('listDepartments') ?? [], maxValues)
    .map(({ record }): Query => ({ department_id: scalarText(record.id) }))
    .filter((each) => !queries.some(({ department_id }) => department_id === each.department_id));
  const broken = new Set<string>();
  await inParallel([...queries, ...counted], run.max, async (query) => {
    const exchange = await run.call(list, toText(query), { query }, isNewestFirst);
    let wrong = compare(exchange, query, jobs, read);
    if (wrong.some(([field]) => field === '/jobs')) {
      // An editor may have changed the list meanwhile.
      jobs = describe(jobsOf(await run.call(list, 'the whole list again')));
      wrong = compare(exchange, query, jobs, read);
    }
    run.note(exchange, ...wrong);
    if (wrong.length > 0) for (const name of Object.keys(query)) broken.add(name);
    const id = Object.keys(query).length === 1 && query.department_id;
    if (id && wrong.length === 0) checkCount(run, exchange, id);
  });
  await askOddly(run, queries.find((query) => Object.keys(query).length === 3) ?? {}, broken);
}

/** The only list with filters. */
export const filters: Rule = {
  id: 'filters',
  calls: [list, 'listDepartments'],
  check: tryFilters,
};

/** Reads without session and record id: lists with all their pages, and others. */
import { type Exchange, hasExpectedStatus, isWrite, type Operation } from '../exchange.ts';
import { leavesOf, plainText, readJson, recordsOf, valueAt } from '../json.ts';
import { callsWith, type Finding, type Row, type Rule, type Run } from '../rule.ts';
import { quote, show } from '../secrets.ts';
import { generalize } from '../violations.ts';

/** Pages that the website follows. */
const maxPages = 100;

/** A page that no list has: the largest number that the contract allows. */
const lastPage = '1000';

/** Findings about several pages. */
type Found = [page: Exchange, ...Finding];

/** The page that a link such as `next` names, or why the website would not follow it. */
function readLink(run: Run, page: Exchange, name: string): URL | Found {
  const link = String(valueAt(readJson(page), `/${name}`));
  const here = new URL(page.request.url);
  const url = URL.canParse(link, here) ? new URL(link, here) : null;
  const { site } = run.state.options;
  // Behind the edge, the path begins below the URL that the user named.
  const paths = [here.pathname, page.step.operation.path];
  const isHere = url && [here.origin, site].includes(url.origin);
  if (isHere && paths.includes(url.pathname)) return url;
  const expected = isHere ? `a URL at the path ${here.pathname}` : 'a URL on the same origin';
  return [page, `/${name}`, expected, quote(link)];
}

const numberOf = (url: URL): number => Number(url.searchParams.get('page') ?? 1);

/** Checks that `previous`, if it is there, names the page before, and is null on the first page. */
function checkPrevious(run: Run, page: Exchange, before: Exchange | undefined): Found[] {
  const previous: unknown = readJson(page)?.previous;
  if (previous === undefined || (!before && previous === null)) return [];
  const expected = before ? 'the URL of the page before' : 'null on the first page';
  const wrong: Found = [page, '/previous', expected, show(previous)];
  if (!before || typeof previous !== 'string') return [wrong];
  const url = readLink(run, page, 'previous');
  if (Array.isArray(url)) return [url];
  return numberOf(url) === numberOf(new URL(before.request.url)) ? [] : [wrong];
}

/** Follows `next` from a page on, as the website does. `isWhole`: the last page was reached. */
async function followPages(run: Run, { id }: Operation, first: Exchange) {
  const pages = [first];
  const found: Found[] = [];
  for (let page = first; pages.length < maxPages; pages.push(page)) {
    found.push(...checkPrevious(run, page, pages.at(-2)));
    const next: unknown = readJson(page)?.next;
    if (typeof next !== 'string') return { pages, found, isWhole: hasExpectedStatus(page) };
    const url = readLink(run, page, 'next');
    const number = numberOf(new URL(page.request.url)) + 1;
    if (Array.isArray(url)) found.push(url);
    else if (numberOf(url) !== number) {
      const expected = `the URL of page ${number}, or null after the last page`;
      found.push([page, '/next', expected, show(next)]);
    }
    if (Array.isArray(url) || numberOf(url) !== number) break;
    page = await run.call(id, `page ${number}`, { query: url.searchParams });
    if (readJson(page) === undefined) break;
  }
  return { pages, found, isWhole: false };
}

/** Checks that `count` is the total number of records on every page. */
const checkCount = (pages: Exchange[], total: number): Found[] =>
  pages.flatMap((page): Found[] => {
    const count = readJson(page)?.count ?? total;
    if (Number(plainText(count)) === total) return [];
    return [[page, '/count', `${total}, as many as all pages have together`, show(count)]];
  });

/**
 * Finds duplicate ids, across all pages and, for a list within records, across all records. The same record may be in
 * two of those, such as a person in two groups.
 */
function checkUnique(pages: Exchange[], by: string): Found[] {
  const seen = new Map<string, { field: string; record: string }>();
  const isName = new RegExp(`/\\d+/(id|${by})$`);
  const groupOf = (field: string) => field.replace(/\/\d+\/\w+$/, '');
  return pages.flatMap((page) =>
    leavesOf(readJson(page)).flatMap(({ field, value }): Found[] => {
      if (!isName.test(field)) return [];
      const key = `${generalize(field)} ${JSON.stringify(value)}`;
      const record = JSON.stringify(valueAt(readJson(page), field.replace(/\/\w+$/, '')));
      const twin = seen.get(key);
      seen.set(key, twin ?? { field, record });
      const isNested = generalize(field).split('*').length > 2;
      const isElsewhere = twin?.record === record && groupOf(twin.field) !== groupOf(field);
      if (!twin || (isNested && isElsewhere)) return [];
      const where = twin.field === field ? `${field} of another page` : twin.field;
      const got = `${show(value)}, which ${where} has as well`;
      return [[page, field, 'a value that no other record has', got]];
    }),
  );
}

/** The rows of a list, from its first page on, and what is wrong with them. */
async function readPages(run: Run, operation: Operation, first: Exchange) {
  const { key = '', detail = null } = operation.list ?? {};
  const { pages, found, isWhole } = await followPages(run, operation, first);
  const rows = pages.flatMap((exchange) =>
    recordsOf(readJson(exchange), key).map((record, index): Row => {
      return { exchange, record, field: `/${key}/${index}` };
    }),
  );
  if (isWhole) found.push(...checkCount(pages, rows.length));
  found.push(...checkUnique(pages, detail?.by ?? 'id'));
  return { pages, rows, found };
}

async function readList(run: Run, operation: Operation): Promise<void> {
  const { id, list } = operation;
  const first = await run.call(id, 'the whole list');
  let { pages, rows, found } = await readPages(run, operation, first);
  if (found.length > 0 && list) {
    // An editor may have changed the list meanwhile.
    const again = await run.call(id, 'the whole list again');
    ({ pages, rows, found } = await readPages(run, operation, again));
  }
  for (const [page, ...finding] of found) run.note(page, finding);
  if (!list) return;
  run.state.rows.set(id, rows);
  if (!list.paged || !run.conforms(first)) return;
  for (const page of [`${pages.length + 1}`, lastPage]) {
    const ask = { query: { page }, statuses: ['404', '200'] };
    await run.call(id, 'a page after the last one', ask, (beyond) => {
      const { length } = recordsOf(readJson(beyond), list.key);
      // A server without pages sends the whole list.
      if (length === 0 || pages.length === 1) return [];
      return [[`/${list.key}`, 'no record on a page after the last one', `${length} records`]];
    });
  }
}

/** Every list with all its pages. */
export const lists: Rule = {
  id: 'lists',
  promise: 'every list with all its pages: `count`, `previous`, `next`, unique ids',
  calls: callsWith((each) => {
    return !isWrite(each) && !each.path.includes('{') && String(each.security) === 'basicAuth';
  }),
  isIndependent: true,
  check: (run) => run.each((operation) => readList(run, operation)),
};

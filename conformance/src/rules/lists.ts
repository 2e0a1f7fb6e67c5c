/** Reads without session and record id: lists with all their pages, and others. */
import { type Exchange, isSuccess, isWrite, type Operation } from '../exchange.ts';
import { leavesOf, plainText, readJson, recordsOf, valueAt } from '../json.ts';
import { callsWith, type Row, type Rule, type Run } from '../rule.ts';
import { listSchemaOf, recordFieldsOf } from '../schemas.ts';
import { quote, show } from '../secrets.ts';
import { generalize } from '../violations.ts';

/** Most pages that the website follows. */
const mostPages = 100;

/** A page that no list has: the largest number that the contract allows. */
const lastPage = '1000';

/** Values that number no page. */
const noPages = ['0', '-1', 'x'];

/** The URL of a link such as `next`; null, with a violation, if the website would not follow it. */
function followLink(run: Run, page: Exchange, name: string): URL | null {
  const link = String(valueAt(readJson(page), `/${name}`));
  const here = new URL(page.request.url);
  const url = URL.canParse(link, here) ? new URL(link, here) : null;
  const isHere = url && [here.origin, run.state.options.site].includes(url.origin);
  if (isHere && url.pathname === here.pathname) return url;
  const expected = isHere ? `a URL at the path ${here.pathname}` : 'a URL on the same origin';
  run.note(page, `/${name}`, expected, quote(link));
  return null;
}

const numberOf = (url: URL): number => Number(url.searchParams.get('page') ?? 1);

/** Checks that `previous`, if it is there, names the page before, and is null on the first page. */
function checkPrevious(run: Run, page: Exchange, before: Exchange | undefined): void {
  const previous: unknown = readJson(page)?.previous;
  if (previous === undefined) return;
  const isUrl = typeof previous === 'string';
  const url = before && isUrl ? followLink(run, page, 'previous') : null;
  const isRight = url && numberOf(url) === numberOf(new URL(before?.request.url ?? url));
  if (before ? (isUrl && !url) || isRight : previous === null) return;
  const expected = before ? 'the URL of the page before' : 'null on the first page';
  run.note(page, '/previous', expected, show(previous));
}

/** Follows `next` from a page on, as the website does. `isWhole`: the last page was reached. */
async function followPages(run: Run, { id }: Operation, first: Exchange) {
  const pages = [first];
  for (let page = first; pages.length < mostPages; pages.push(page)) {
    checkPrevious(run, page, pages.at(-2));
    const next: unknown = readJson(page)?.next;
    if (typeof next !== 'string') return { pages, isWhole: run.isMet(page) };
    const url = followLink(run, page, 'next');
    if (!url) break;
    const number = numberOf(new URL(page.request.url)) + 1;
    if (numberOf(url) !== number) {
      run.note(page, '/next', `the URL of page ${number}, or null after the last page`, show(next));
      break;
    }
    const text = `Page ${number}, which \`next\` names`;
    page = await run.call(id, `${id}.${number}`, text, { query: url.searchParams });
    if (readJson(page) === undefined) break;
  }
  return { pages, isWhole: false };
}

const rowsOf = (pages: Exchange[], key: string): Row[] =>
  pages.flatMap((exchange) => {
    const records = recordsOf(readJson(exchange), key);
    return records.map((record, index) => ({ exchange, record, field: `/${key}/${index}` }));
  });

/** Checks that `count` is the total number of records on every page. */
function checkCount(run: Run, pages: Exchange[], total: number): void {
  for (const page of pages) {
    const count = readJson(page)?.count ?? total;
    if (Number(plainText(count)) === total) continue;
    run.note(page, '/count', `${total}, as many as all pages have together`, show(count));
  }
}

/**
 * Notes duplicate ids, across all pages and, for a list within records, across all records. The same record may be in
 * two of those, such as a person in two groups.
 */
function checkUnique(run: Run, pages: Exchange[], by: string): void {
  const seen = new Map<string, { field: string; record: string }>();
  const isName = new RegExp(`/\\d+/(id|${by})$`);
  const groupOf = (field: string) => field.replace(/\/\d+\/\w+$/, '');
  for (const exchange of pages) {
    const body = readJson(exchange);
    for (const { field, value } of leavesOf(body)) {
      if (!isName.test(field)) continue;
      const key = `${generalize(field)} ${show(value)}`;
      const record = JSON.stringify(valueAt(body, field.replace(/\/\w+$/, '')));
      const twin = seen.get(key);
      seen.set(key, twin ?? { field, record });
      const isNested = generalize(field).split('*').length > 2;
      const isElsewhere = twin?.record === record && groupOf(twin.field) !== groupOf(field);
      if (!twin || (isNested && isElsewhere)) continue;
      const where = twin.field === field ? `${field} of another page` : twin.field;
      const got = `${show(value)}, which ${where} has as well`;
      run.note(exchange, field, 'a value that no other record has', got);
    }
  }
}

/** True for a list in any order, or in one that several records may share, such as jobs of one date. */
const hasFreeOrder = (operation: Operation): boolean =>
  [listSchemaOf(operation), ...recordFieldsOf(operation).map(({ schema }) => schema)].some(
    (schema) => schema['x-order'] !== undefined,
  );

/** Notes that the same records come in another order the second time. */
function checkOrder(run: Run, first: Exchange, again: Exchange, key: string): void {
  const [one, other] = [first, again].map((each) =>
    recordsOf(readJson(each), key).map((record) => JSON.stringify(record.id ?? record)),
  ) as [string[], string[]];
  if (String(one) === String(other) || String(one.toSorted()) !== String(other.toSorted())) return;
  run.note(
    again,
    `/${key}`,
    `the order of the first time, ${quote(String(one))}`,
    quote(String(other)),
  );
}

/** The pages of a list, from the first one on, and their rows. */
async function readPages(run: Run, operation: Operation, first: Exchange) {
  const { key = '', detail = null } = operation.list ?? {};
  const { pages, isWhole } = await followPages(run, operation, first);
  const rows = rowsOf(pages, key);
  if (isWhole) checkCount(run, pages, rows.length);
  checkUnique(run, pages, detail?.by ?? 'id');
  return { pages, rows };
}

async function readList(run: Run, operation: Operation): Promise<void> {
  const { id, list, summary } = operation;
  const first = await run.call(id, id, summary);
  // What fails is asked only once.
  if (!list?.paged && isSuccess(first)) {
    const again = await run.call(id, `${id}.again`, 'The same call again');
    if (list && !hasFreeOrder(operation)) checkOrder(run, first, again, list.key);
  }
  if (!list) return checkUnique(run, [first], 'id');
  const { rows } = await readPages(run, operation, first);
  run.state.rows.set(id, rows);
  if (!list.paged || !run.isSound(first)) return;
  const ask = { query: { page: '1' } };
  const numbered = await run.call(id, `${id}.first`, 'The first page by its number', ask);
  const { rows: found, pages } = await readPages(run, operation, numbered);
  const missing = rows.find(({ record }) => !found.some((each) => each.record.id === record.id));
  if (missing && run.isSound(numbered)) {
    const expected = `the record ${show(missing.record.id)}, as without \`page\``;
    run.note(numbered, `/${list.key}`, expected, `${found.length} others on ${pages.length} pages`);
  }
  for (const page of [`${pages.length + 1}`, lastPage]) {
    const ask = { query: { page }, statuses: ['404', '200'] };
    const beyond = await run.call(id, `${id}.beyond`, 'A page after the last one', ask);
    const { length } = recordsOf(readJson(beyond), list.key);
    // A server without pages sends the whole list.
    if (length === 0 || pages.length === 1) continue;
    run.note(beyond, `/${list.key}`, 'no record on a page after the last one', `${length} records`);
  }
  for (const page of noPages) {
    const ask = { query: { page }, statuses: ['404', '400', '200'] };
    await run.call(id, `${id}.none`, `Page ${page}, which is none`, ask);
  }
}

export const lists: Rule = {
  id: 'lists',
  promise: 'every list with all its pages: `count`, `previous`, `next`, unique ids',
  calls: callsWith((each) => {
    return !isWrite(each) && !each.path.includes('{') && String(each.security) === 'basicAuth';
  }),
  check: (run) => run.each((operation) => readList(run, operation)),
};

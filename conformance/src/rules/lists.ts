/** Every read that needs no session and no record: lists with all their pages, and the other reads. */
import { operations } from '../../../openapi/generated/operations.ts';
import type { Exchange, Operation } from '../exchange.ts';
import { type Json, leavesOf, plainText, readJson, recordsOf } from '../json.ts';
import { quote, show } from '../secrets.ts';
import type { Row, Rule, Tour } from '../tour.ts';
import { generalize } from '../violations.ts';

/** Pages that the website turns at most. */
const mostPages = 100;

/** A page that no list has: the last one that the contract allows. */
const lastPage = '1000';

/** Where `next` or `previous` leads, or why the website does not go there. */
function resolveLink(link: string, { request }: Exchange, site: string | null): URL | string {
  const here = new URL(request.url);
  const url = URL.canParse(link, here) ? new URL(link, here) : null;
  if (!url || ![here.origin, site].includes(url.origin)) return 'a URL on the same origin';
  return url.pathname === here.pathname ? url : `a URL at the path ${here.pathname}`;
}

/** `previous` is there on every page but the first. */
function checkPrevious(tour: Tour, page: Exchange, isFirst: boolean): void {
  const previous: unknown = readJson(page)?.previous ?? null;
  if (isFirst && previous !== null) {
    tour.note(page, '/previous', 'null on the first page', show(previous));
  } else if (!isFirst && typeof previous !== 'string') {
    tour.note(page, '/previous', 'the URL of the page before', show(previous));
  } else if (typeof previous === 'string') {
    const url = resolveLink(previous, page, tour.world.options.site);
    if (typeof url === 'string') tour.note(page, '/previous', url, quote(previous));
  }
}

/** Follows `next` from a page on, as the website does. Gives the pages. */
async function followPages(tour: Tour, operation: Operation, first: Exchange) {
  const pages = [first];
  const seen = new Set<string>([new URL(first.request.url).search]);
  for (let page = first; pages.length < mostPages; pages.push(page)) {
    checkPrevious(tour, page, page === first);
    const next: unknown = readJson(page)?.next;
    if (typeof next !== 'string') return pages;
    const url = resolveLink(next, page, tour.world.options.site);
    if (typeof url === 'string' || seen.has(url.search)) {
      const expected = typeof url === 'string' ? url : 'null after the last page';
      tour.note(page, '/next', expected, quote(next));
      return pages;
    }
    seen.add(url.search);
    const request = { path: operation.path + url.search };
    const text = `Page ${pages.length + 1}, which \`next\` names`;
    page = await tour.call(operation.id, `${operation.id}.${pages.length + 1}`, text, { request });
    if (readJson(page) === undefined) return pages;
  }
  return pages;
}

const rowsOf = (pages: Exchange[], key: string): Row[] =>
  pages.flatMap((exchange) => {
    const records = recordsOf(readJson(exchange), key);
    return records.map((record, index) => ({ exchange, record, field: `/${key}/${index}` }));
  });

/** The number of records is the same on every page, and the right one. */
function checkCount(tour: Tour, pages: Exchange[], total: number): void {
  for (const page of pages) {
    const count = readJson(page)?.count ?? total;
    if (Number(plainText(count)) === total) continue;
    const expected = `${total}, as many as all pages have together`;
    tour.note(page, '/count', expected, show(count));
  }
}

/** The object that holds a leaf of a body. */
const holderOf = (body: Json, field: string): Json =>
  field
    .split('/')
    .slice(1, -1)
    .reduce((value, key) => value?.[key], body);

/**
 * Ids that stand twice, over all pages and, for a list within records, over all of them. One and the same record may be
 * in two of those, such as a person in two groups.
 */
function checkUnique(tour: Tour, pages: Exchange[], by: string): void {
  const seen = new Map<string, { field: string; record: string }>();
  const isName = new RegExp(`/\\d+/(id|${by})$`);
  for (const exchange of pages) {
    const body = readJson(exchange);
    for (const { field, value } of leavesOf(body)) {
      if (!isName.test(field)) continue;
      const key = `${generalize(field)} ${show(value)}`;
      const record = JSON.stringify(holderOf(body, field));
      const twin = seen.get(key);
      seen.set(key, twin ?? { field, record });
      const isNested = generalize(field).split('*').length > 2;
      const group = (place: string) => place.replace(/\/\d+\/\w+$/, '');
      if (!twin || (isNested && twin.record === record && group(twin.field) !== group(field)))
        continue;
      const where = twin.field === field ? `${field} of another page` : twin.field;
      tour.note(
        exchange,
        field,
        'a value that no other record has',
        `${show(value)}, which ${where} has as well`,
      );
    }
  }
}

async function readList(tour: Tour, operation: Operation): Promise<void> {
  const { id, list, summary } = operation;
  const first = await tour.call(id, id, summary);
  if (!list) return checkUnique(tour, [first], 'id');
  const pages = await followPages(tour, operation, first);
  const rows = rowsOf(pages, list.key);
  tour.world.rows.set(id, rows);
  checkCount(tour, pages, rows.length);
  checkUnique(tour, pages, list.detail?.by ?? 'id');
  if (!list.paged || !tour.isSound(first)) return;
  const text = 'The first page by its number';
  const numbered = await tour.call(id, `${id}.first`, text, { query: { page: '1' } });
  const others = await followPages(tour, operation, numbered);
  const found = rowsOf(others, list.key);
  checkCount(tour, others, found.length);
  checkUnique(tour, others, list.detail?.by ?? 'id');
  const missing = rows.find(({ record }) => !found.some((each) => each.record.id === record.id));
  if (missing && tour.isSound(numbered)) {
    const expected = `the record ${show(missing.record.id)}, as without \`page\``;
    tour.note(
      numbered,
      `/${list.key}`,
      expected,
      `${found.length} others on ${others.length} pages`,
    );
  }
  // A server that does not know pages shows the whole list.
  const ask = { query: { page: lastPage }, statuses: ['404', '200'] };
  await tour.call(id, `${id}.beyond`, 'A page after the last one', ask);
}

export const lists: Rule = {
  id: 'lists',
  promise: 'every list whole: pages, count, `previous`, `next`, ids that stand once',
  calls: Object.values(operations)
    .filter(({ method, path, security }) => {
      return method === 'GET' && !path.includes('{') && String(security) === 'basicAuth';
    })
    .map(({ id }) => id),
  async run(tour) {
    for (const operation of tour.calls) await readList(tour, operation);
  },
};

/** Lists with all their pages, other reads without session and record id, and the records of lists by themselves. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import {
  type Exchange,
  type Finding,
  hasExpectedStatus,
  isSuccess,
  isWrite,
  type Operation,
} from '../exchange.ts';
import {
  factOf,
  generalize,
  type Json,
  leavesOf,
  parseBody,
  recordsOf,
  scalarText,
  segmentOf,
  spread,
  valueAt,
} from '../json.ts';
import { pairs, unknownNames } from '../lawful.ts';
import { callsWith, type Rule, type Run } from '../rule.ts';
import { isComparable, recordFieldsOf } from '../schemas.ts';
import { inPlaceOf, quote, show } from '../secrets.ts';
import type { Row } from '../testData.ts';

/** Pages that the website follows. */
const maxPages = 100;

/** A page that no list has: the largest number that the contract allows. */
const lastPage = '1000';

/** Findings about several pages. */
type Found = [page: Exchange, ...Finding];

/** Follows `next` from the first page on, as the website does. */
async function fetchPages(run: Run, { id, list, path }: Operation, name: string) {
  const { key = '', detail = null } = list ?? {};
  const { site } = run.state.options;
  const pages = [await run.call(id, name)];
  const found: Found[] = [];
  for (const page of pages) {
    const number = pages.length + 1;
    const next: unknown = parseBody(page)?.next;
    if (typeof next !== 'string' || number > maxPages) continue;
    const here = new URL(page.request.url);
    const url = URL.canParse(next, here) ? new URL(next, here) : null;
    // Behind the edge, the path begins below the URL that the user named.
    const isPath = url && [here.pathname, path].includes(url.pathname);
    const isHere = isPath && [here.origin, site].includes(url.origin);
    if (isHere && Number(url.searchParams.get('page')) === number) {
      pages.push(await run.call(id, `page ${number}`, { query: url.searchParams }));
    } else {
      const expected = `a URL on the same origin, at the same path, of page ${number}`;
      found.push([page, '/next', expected, quote(next)]);
    }
  }
  const rows = pages.flatMap((exchange) =>
    recordsOf(parseBody(exchange), key).map((record, index): Row => {
      return { exchange, record, field: `/${key}/${index}` };
    }),
  );
  const last = pages.at(-1);
  const isWhole = last && hasExpectedStatus(last) && typeof parseBody(last)?.next !== 'string';
  for (const page of isWhole ? pages : []) {
    const count = parseBody(page)?.count ?? rows.length;
    if (Number(scalarText(count)) === rows.length) continue;
    const expected = `${rows.length}, as many as all pages have together`;
    found.push([page, '/count', expected, show(count)]);
  }
  found.push(...checkUnique(pages, detail?.by ?? 'id'));
  return { pages, rows, found };
}

/**
 * Finds duplicate ids, across all pages and, for a list within records, across all records. The same record may be in
 * two of those, such as a person in two groups.
 */
function checkUnique(pages: Exchange[], by: string): Found[] {
  const seen = new Map<string, { field: string; record: string }>();
  const isName = new RegExp(`/\\d+/(id|${by})$`);
  const groupOf = (field: string) => field.replace(/\/\d+\/\w+$/, '');
  return pages.flatMap((page) =>
    leavesOf(parseBody(page)).flatMap(({ field, value }): Found[] => {
      if (!isName.test(field)) return [];
      const key = `${generalize(field)} ${JSON.stringify(value)}`;
      const record = JSON.stringify(valueAt(parseBody(page), field.replace(/\/\w+$/, '')));
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

async function checkList(run: Run, operation: Operation): Promise<void> {
  const { id, list } = operation;
  let read = await fetchPages(run, operation, 'the whole list');
  // An editor may have changed the list meanwhile.
  if (read.found.length > 0) read = await fetchPages(run, operation, 'the whole list again');
  for (const [page, ...finding] of read.found) run.note(page, finding);
  if (!list) return;
  const { pages, rows } = read;
  run.state.rows.set(id, rows);
  if (!list.paged || !pages.every(isSuccess)) return;
  const ask = { query: { page: lastPage }, statuses: ['404', '200'] };
  await run.call(id, 'a page after the last one', ask, (beyond) => {
    const { length } = recordsOf(parseBody(beyond), list.key);
    // A server without pages sends the whole list.
    if (length === 0 || pages.length === 1) return [];
    return [[`/${list.key}`, 'no record on a page after the last one', `${length} records`]];
  });
}

/** Every list with all its pages. */
export const lists: Rule = {
  id: 'lists',
  calls: callsWith((each) => {
    return !isWrite(each) && !each.path.includes('{') && String(each.security) === 'basicAuth';
  }),
  check: (run) => run.each((operation) => checkList(run, operation)),
};

/** Records fetched: all of a list that has at most so many, and some of a longer one, spread over it. */
const [maxWhole, maxRecords] = [10, 5];

/** True for equal values; with `mayBeShort` the list may have a shortened text. */
function isSame(inList: unknown, inDetail: unknown, mayBeShort: boolean): boolean {
  if (JSON.stringify(inList) === JSON.stringify(inDetail)) return true;
  if (!mayBeShort || typeof inList !== 'string' || typeof inDetail !== 'string') return false;
  return inDetail.startsWith(inList.replace(/\s*(…|\.{3})$/, ''));
}

/** Finds values of a record that are not those of its list. Either may lack a value, unless the contract says otherwise. */
function compare(list: OperationId, listed: Json, record: Json, place: string): Finding[] {
  return recordFieldsOf(operations[list]).flatMap(({ name, schema, isRequired }): Finding[] => {
    if (!isComparable(schema)) return [];
    const [inList, inDetail] = [factOf(listed?.[name]), factOf(record?.[name])];
    const isPaired = schema['x-both-or-neither'];
    if ((inList === null || inDetail === null) && !isPaired) return [];
    // Another type is a violation of its schema.
    if (inList !== null && inDetail !== null && typeof inList !== typeof inDetail) return [];
    if (isSame(inList, inDetail, !isRequired && name !== 'title' && !isPaired)) return [];
    const got = inPlaceOf(record?.[name], inList);
    return [[`${place}/${name}`, `the value of \`${list}\``, got]];
  });
}

async function checkRecords(run: Run, operation: Operation): Promise<void> {
  const { id } = operation;
  for (const { list, by, envelope } of pairs.filter(({ detail }) => detail === id)) {
    const rows = (run.state.rows.get(list) ?? []).flatMap(({ record }) => {
      const name = segmentOf(record[by]);
      return name === undefined ? [] : [{ name, listed: record }];
    });
    if (rows.length === 0) run.skip(id, `needs a record in \`${list}\``);
    for (const { name, listed } of rows.length > maxWhole ? spread(rows, maxRecords) : rows) {
      await run.call(id, `record ${quote(name)}`, { params: { [by]: name } }, (exchange) => {
        const body = parseBody(exchange);
        const place = envelope ? `/${envelope}` : '';
        const record = envelope ? body?.[envelope] : body;
        if (!body || record) return compare(list, listed, record, place);
        return [[place, `the record of \`${list}\``, show(record)]];
      });
    }
    for (const name of unknownNames(operation, run.state.data.marker)) {
      await run.call(id, 'an unknown record', { params: { [by]: name }, statuses: ['404'] });
    }
  }
}

/** The records of each list by themselves. */
export const detailRecords: Rule = {
  id: 'records',
  calls: pairs.map(({ detail }) => detail),
  check: (run) => run.each((operation) => checkRecords(run, operation)),
};

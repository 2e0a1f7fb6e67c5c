/** Lists with all their pages, other reads without session and record id, and the records of lists by themselves. */
import { operations } from '../../../openapi/generated/operations.ts';
import { pairs, unknownNames } from '../accounts.ts';
import { describeAbsence } from '../checks/schema.ts';
import {
  type Exchange,
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
  plainText,
  readJson,
  recordsOf,
  segmentOf,
  spread,
  valueAt,
} from '../json.ts';
import { callsWith, type Finding, type Row, type Rule, type Run } from '../rule.ts';
import { isComparable, recordFieldsOf } from '../schemas.ts';
import { inPlaceOf, quote, show } from '../secrets.ts';

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
function checkPrevious(run: Run, page: Exchange, number: number): Found[] {
  const previous: unknown = readJson(page)?.previous;
  if (previous === undefined || (number === 1 && previous === null)) return [];
  const link = typeof previous === 'string' ? readLink(run, page, 'previous') : null;
  if (Array.isArray(link)) return [link];
  const expected = number > 1 ? 'the URL of the page before' : 'null on the first page';
  const isRight = number > 1 && link && numberOf(link) === number - 1;
  return isRight ? [] : [[page, '/previous', expected, show(previous)]];
}

/** Follows `next` from the first page on, as the website does. */
async function readPages(run: Run, { id, list }: Operation, name: string) {
  const { key = '', detail = null } = list ?? {};
  const pages = [await run.call(id, name)];
  const found: Found[] = [];
  for (const page of pages) {
    const number = pages.length + 1;
    found.push(...checkPrevious(run, page, pages.length));
    const next: unknown = readJson(page)?.next;
    if (typeof next !== 'string' || number > maxPages) continue;
    const url = readLink(run, page, 'next');
    if (Array.isArray(url)) found.push(url);
    else if (numberOf(url) === number) {
      pages.push(await run.call(id, `page ${number}`, { query: url.searchParams }));
    } else {
      const expected = `the URL of page ${number}, or null after the last page`;
      found.push([page, '/next', expected, show(next)]);
    }
  }
  const rows = pages.flatMap((exchange) =>
    recordsOf(readJson(exchange), key).map((record, index): Row => {
      return { exchange, record, field: `/${key}/${index}` };
    }),
  );
  const last = pages.at(-1);
  const isWhole = last && hasExpectedStatus(last) && typeof readJson(last)?.next !== 'string';
  for (const page of isWhole ? pages : []) {
    const count = readJson(page)?.count ?? rows.length;
    if (Number(plainText(count)) === rows.length) continue;
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

async function readList(run: Run, operation: Operation): Promise<void> {
  const { id, list } = operation;
  let read = await readPages(run, operation, 'the whole list');
  // An editor may have changed the list meanwhile.
  if (read.found.length > 0) read = await readPages(run, operation, 'the whole list again');
  for (const [page, ...finding] of read.found) run.note(page, finding);
  if (!list) return;
  const { pages, rows } = read;
  run.state.rows.set(id, rows);
  if (!list.paged || !pages.every(isSuccess)) return;
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
  calls: callsWith((each) => {
    return !isWrite(each) && !each.path.includes('{') && String(each.security) === 'basicAuth';
  }),
  check: (run) => run.each((operation) => readList(run, operation)),
};

type Pair = (typeof pairs)[number];

/** Records fetched: all of a list that has at most so many, and some of a longer one, spread over it. */
const [maxWhole, maxRecords] = [10, 5];

/** True for equal values; with `mayBeShort` the list may have a shortened text. */
function isSame(inList: unknown, inDetail: unknown, mayBeShort: boolean): boolean {
  if (JSON.stringify(inList) === JSON.stringify(inDetail)) return true;
  if (!mayBeShort || typeof inList !== 'string' || typeof inDetail !== 'string') return false;
  return inDetail.startsWith(inList.replace(/\s*(…|\.{3})$/, ''));
}

/** Notes values that differ between list and record. */
function compare(run: Run, pair: Pair, listed: Row, exchange: Exchange, record: Json): void {
  const { by, detail, envelope, list } = pair;
  for (const { name, schema, isRequired } of recordFieldsOf(operations[list])) {
    if (name === by || !isComparable(schema)) continue;
    const [inList, inDetail] = [factOf(listed.record[name]), factOf(record?.[name])];
    const isPaired = schema['x-both-or-neither'];
    if ((inList === null || inDetail === null) && !isPaired) continue;
    // Another type is a violation of its schema.
    if (inList !== null && inDetail !== null && typeof inList !== typeof inDetail) continue;
    if (isSame(inList, inDetail, !isRequired && name !== 'title' && !isPaired)) continue;
    if (inList === null) {
      const got = inPlaceOf(listed.record[name], inDetail);
      run.note(listed.exchange, [`${listed.field}/${name}`, `the value of \`${detail}\``, got]);
    } else {
      const field = `${envelope ? `/${envelope}` : ''}/${name}`;
      run.note(exchange, [field, `the value of \`${list}\``, inPlaceOf(record?.[name], inList)]);
    }
  }
}

/** Notes a response with another record, and values that differ from the list. */
function checkRecord(run: Run, pair: Pair, listed: Row, exchange: Exchange): void {
  const { by, envelope, list } = pair;
  const body = readJson(exchange);
  const record = envelope ? body?.[envelope] : body;
  const place = envelope ? `/${envelope}` : '';
  if (!body) return;
  if (!record) {
    const got = describeAbsence(body, [String(envelope)]);
    run.note(exchange, [place, `the record of \`${list}\``, got]);
    return;
  }
  if (plainText(record[by]) !== plainText(listed.record[by])) {
    const finding: Finding = [`${place}/${by}`, show(listed.record[by]), show(record[by])];
    run.note(exchange, finding);
  }
  compare(run, pair, listed, exchange, record);
}

/** Some rows whose id or slug is safe in a path, spread over all rows. */
function sample(rows: Row[], by: string): [name: string, row: Row][] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const name = segmentOf(row.record[by]);
    if (name !== undefined && !found.has(name)) found.set(name, row);
  }
  return found.size > maxWhole ? spread([...found], maxRecords) : [...found];
}

async function readRecords(run: Run, operation: Operation): Promise<void> {
  const { id } = operation;
  for (const pair of pairs.filter(({ detail }) => detail === id)) {
    const { list, by } = pair;
    const rows = sample(run.state.rows.get(list) ?? [], by);
    if (rows.length === 0) run.skip(id, `needs a record in \`${list}\``);
    for (const [name, row] of rows) {
      const exchange = await run.call(id, `record ${quote(name)}`, { params: { [by]: name } });
      checkRecord(run, pair, row, exchange);
    }
    for (const name of unknownNames(operation, run.state.data.marker)) {
      await run.call(id, 'an unknown record', { params: { [by]: name }, statuses: ['404'] });
    }
  }
}

/** The records of each list by themselves. */
export const records: Rule = {
  id: 'records',
  calls: pairs.map(({ detail }) => detail),
  check: (run) => run.each((operation) => readRecords(run, operation)),
};

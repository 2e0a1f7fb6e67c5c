/** Fetches records of lists by id or slug, and compares them with the list. */
import { operations } from '../../../openapi/generated/operations.ts';
import { pairs, unknownNames } from '../accounts.ts';
import { describeAbsence } from '../checks/schema.ts';
import type { Exchange, Operation } from '../exchange.ts';
import { factOf, type Json, plainText, readJson, segmentOf, spread } from '../json.ts';
import type { Finding, Row, Rule, Run } from '../rule.ts';
import { isComparable, recordFieldsOf } from '../schemas.ts';
import { inPlaceOf, quote, show } from '../secrets.ts';

type Pair = (typeof pairs)[number];

/** Records fetched of a list, spread over it. */
const maxRecords = 5;

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
  return spread([...found], maxRecords);
}

async function openRecords(run: Run, operation: Operation): Promise<void> {
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
  check: (run) => run.each((operation) => openRecords(run, operation)),
};

/** Fetches records of lists by id or slug, and compares them with the list. */
import { operations } from '../../../openapi/generated/operations.ts';
import { describeAbsence } from '../checks/schema.ts';
import type { Exchange, Operation } from '../exchange.ts';
import { factOf, type Json, plainText, readJson, segmentOf, spread } from '../json.ts';
import { type Pair, pairs, unknownNames } from '../recordNames.ts';
import type { Row, Rule, Run } from '../rule.ts';
import { isPlain, recordFieldsOf } from '../schemas.ts';
import { inPlaceOf, quote, show } from '../secrets.ts';

/** Most records fetched of a list, spread over it. */
const mostRecords = 12;

/** True for equal values; with `mayBeShort` the list may have a shortened text. */
function isSame(inList: unknown, inDetail: unknown, mayBeShort: boolean): boolean {
  if (JSON.stringify(inList) === JSON.stringify(inDetail)) return true;
  if (!mayBeShort || typeof inList !== 'string' || typeof inDetail !== 'string') return false;
  return inDetail.startsWith(inList.replace(/\s*(…|\.{3})$/, ''));
}

/** Notes values that differ between list and record. */
function compare(run: Run, pair: Pair, listed: Row, exchange: Exchange, record: Json): void {
  const { by, detail, envelope, key, list } = pair;
  const place = envelope ? `/${envelope}` : '';
  for (const { name, schema, isRequired } of recordFieldsOf(operations[list])) {
    if (name === by || !isPlain(schema)) continue;
    if (run.breaksSchema(list, `/${key}/*/${name}`)) continue;
    const [inList, inDetail] = [factOf(listed.record[name]), factOf(record?.[name])];
    const isPaired = schema['x-both-or-neither'];
    if ((inList === null || inDetail === null) && !isPaired) continue;
    if (isSame(inList, inDetail, !isRequired && name !== 'title' && !isPaired)) continue;
    if (inList === null) {
      const got = inPlaceOf(listed.record[name], inDetail);
      run.note(listed.exchange, `${listed.field}/${name}`, `the value of \`${detail}\``, got);
    } else {
      const got = inPlaceOf(record?.[name], inList);
      run.note(exchange, `${place}/${name}`, `the value of \`${list}\``, got);
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
    run.note(exchange, place, `the record of \`${list}\``, got);
    return;
  }
  if (plainText(record[by]) !== plainText(listed.record[by])) {
    run.note(exchange, `${place}/${by}`, show(listed.record[by]), show(record[by]));
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
  return spread([...found], mostRecords);
}

async function openRecords(run: Run, operation: Operation): Promise<void> {
  const { id } = operation;
  for (const pair of pairs.filter(({ detail }) => detail === id)) {
    const { list, by } = pair;
    const rows = sample(run.state.rows.get(list) ?? [], by);
    if (rows.length === 0) run.skip(id, id, `needs a record in \`${list}\``);
    for (const [name, row] of rows) {
      const text = `The record ${quote(name)} of the list`;
      const ask = { params: { [by]: name } };
      checkRecord(run, pair, row, await run.call(id, `${id}.${quote(name)}`, text, ask));
    }
    for (const name of unknownNames(operation, run.state.data.marker)) {
      const ask = { params: { [by]: name }, statuses: ['404'] };
      await run.call(id, `${id}.unknown`, 'A record that does not exist', ask);
    }
  }
}

export const records: Rule = {
  id: 'records',
  promise: 'records of each list: found, equal to the list, and 404 for unknown ones',
  calls: pairs.map(({ detail }) => detail),
  check: (run) => run.each((operation) => openRecords(run, operation)),
};

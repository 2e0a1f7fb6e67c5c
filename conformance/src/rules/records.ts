/** The records of lists: each has a page of its own, which says the same as the list. */

import { contracts } from '../../../contract/schemas.ts';
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { describeAbsence } from '../checks/schema.ts';
import { type Exchange, type Operation, successOf } from '../exchange.ts';
import { departmentName, type Json, plainText, readJson, segmentOf } from '../json.ts';
import { merge, responseSchemaOf, type Schema } from '../schemas.ts';
import { quote, show } from '../secrets.ts';
import { breaksSchema, type Row, type Rule, type Tour } from '../tour.ts';

/** Records of a list that are opened, spread over it. */
const mostRecords = 12;

/** A list whose records have a call of their own. */
type Pair = {
  list: OperationId;
  key: string;
  detail: OperationId;
  by: string;
  envelope: string | null;
};

const pairs: Pair[] = Object.values(operations).flatMap(({ id, list }): Pair[] =>
  list?.detail
    ? [
        {
          list: id,
          key: list.key,
          detail: list.detail.id,
          by: list.detail.by,
          envelope: list.detail.envelope,
        },
      ]
    : [],
);

/** Facts of a job; where the list or its page has one, the other has it too. */
const bothOrNeither: Partial<Record<OperationId, string[]>> = {
  getJob: ['closing_date', 'job_type', 'location'],
};

/** The properties of a list's records, of which HTML and media may differ: they are shortened, or signed. */
function sharedFacts({ list, key }: Pair) {
  const operation: Operation = operations[list];
  const whole = merge(
    operation.api,
    responseSchemaOf(operation, successOf(operation)[0] ?? '') ?? {},
  );
  const { properties = {}, required = [] } = merge(
    operation.api,
    whole.properties?.[key]?.items ?? {},
  );
  const isPlain = (schema: Schema) => !schema['x-url'] && schema.contentMediaType === undefined;
  return Object.entries(properties)
    .filter(([, schema]) => isPlain(merge(operation.api, schema)))
    .map(([name]) => ({ name, isRequired: required.includes(name) }));
}

/** The value of a property; that of a department is its name, however it is written. */
const factOf = (record: Json, name: string): unknown =>
  name === 'department' ? departmentName(record?.department) : record?.[name];

/** True for equal values; a list may shorten what it need not have. */
function isSame(inList: unknown, inDetail: unknown, mayBeShort: boolean): boolean {
  if (JSON.stringify(inList) === JSON.stringify(inDetail)) return true;
  if (!mayBeShort || typeof inList !== 'string' || typeof inDetail !== 'string') return false;
  return inDetail.startsWith(inList.replace(/\s*(…|\.{3})$/, ''));
}

/** Notes another record than was asked for, and facts that the list tells otherwise. */
function checkRecord(tour: Tour, pair: Pair, listed: Row, exchange: Exchange): void {
  const { by, detail, envelope, key, list } = pair;
  const body = readJson(exchange);
  const record = envelope ? body?.[envelope] : body;
  const place = envelope ? `/${envelope}` : '';
  if (!body) return;
  if (!record) {
    tour.note(
      exchange,
      place,
      `the record of \`${list}\``,
      describeAbsence(body, [String(envelope)]),
    );
    return;
  }
  if (plainText(record[by]) !== plainText(listed.record[by])) {
    tour.note(exchange, `${place}/${by}`, show(listed.record[by]), show(record[by]));
  }
  for (const { name, isRequired } of sharedFacts(pair)) {
    if (name === by || breaksSchema(tour.world, list, `/${key}/*/${name}`)) continue;
    const [inList, inDetail] = [factOf(listed.record, name) ?? null, factOf(record, name) ?? null];
    const isPaired = bothOrNeither[detail]?.includes(name);
    if ((inList === null || inDetail === null) && !isPaired) continue;
    if (isSame(inList, inDetail, !isRequired && name !== 'title' && !isPaired)) continue;
    if (inList === null) {
      const expected = `${show(inDetail)}, as in \`${detail}\``;
      tour.note(listed.exchange, `${listed.field}/${name}`, expected, show(listed.record[name]));
    } else {
      tour.note(
        exchange,
        `${place}/${name}`,
        `${show(inList)}, as in \`${list}\``,
        show(record[name]),
      );
    }
  }
}

/** Some of the rows whose name can stand in a path, spread over all of them. */
function sample(rows: Row[], by: string) {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const name = segmentOf(row.record[by]);
    if (name !== undefined && !found.has(name)) found.set(name, row);
  }
  const all = [...found];
  const count = Math.min(all.length, mostRecords);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? []);
}

/** Names that no record has: a lawful one, and the largest. */
function unknownNames({ detail, by }: Pair, { marker }: Tour['world']['data']): string[] {
  const { path = {} } = contracts[operations[detail].api]?.operations[detail] ?? {};
  const { maximum, maxLength = 100 } = merge(
    operations[detail].api,
    (path as Schema).properties?.[by] ?? {},
  );
  if (maximum !== undefined) return [String(maximum)];
  return [`${marker}-position`, marker.padEnd(maxLength, 'x')];
}

async function openRecords(tour: Tour, pair: Pair): Promise<void> {
  const { list, detail, by } = pair;
  const rows = sample(tour.world.rows.get(list) ?? [], by);
  if (rows.length === 0) tour.skip(detail, detail, `needs a record in \`${list}\``);
  for (const [name, row] of rows) {
    if (!name || !row) continue;
    const shown = quote(name);
    const text = `The record ${shown} of the list`;
    const exchange = await tour.call(detail, `${detail}.${shown}`, text, {
      params: { [by]: name },
    });
    checkRecord(tour, pair, row, exchange);
  }
  for (const name of unknownNames(pair, tour.world.data)) {
    const ask = { params: { [by]: name }, statuses: ['404'] };
    await tour.call(detail, `${detail}.unknown`, 'A record that does not exist', ask);
  }
}

export const records: Rule = {
  id: 'records',
  promise: 'records of each list: found, the same as in the list, and 404 for others',
  calls: pairs.map(({ detail }) => detail),
  async run(tour) {
    for (const pair of pairs) {
      if (tour.calls.some(({ id }) => id === pair.detail)) await openRecords(tour, pair);
    }
  },
};

/** Filters a list as the contract's facts about its query parameters say. */
import { operations } from '#contract/generated/operations.ts';
import { type JsonSchema, resolve } from '#contract/jsonSchema.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { contracts } from '#contract/schemas.ts';
import { exampleBodies } from './examples.ts';

type Facts = JsonSchema & {
  'x-filters'?: string;
  'x-id-of'?: keyof typeof operations;
  'x-searches'?: string[];
};

/** The body of a call's first example with this status; an empty object without one. */
export function firstBody(operation: Operation, code: number): Record<string, unknown> {
  const { name = '' } = listExamples(operation).find(({ status }) => status === code) ?? {};
  return Object(exampleBodies[operation.id]?.[name]);
}

/** The records of a list in a body. */
export const recordsIn = (body: object, { list }: Operation): Record<string, unknown>[] =>
  list ? (Reflect.get(body, list.key) ?? []) : [];

/** The text of a value, or the name of the record that it contains. */
const textOf = (value: unknown): string => String(Object(value).name ?? value ?? '');

/** Returns whether a record fits a value: a text contains it in any letter case; choices and others are equal. */
function createFilter(
  { type, enum: choices, 'x-id-of': source }: Facts,
  fields: string[],
  value: string,
) {
  const texts = (record: object) => fields.map((field) => textOf(Reflect.get(record, field)));
  if (source) {
    const list: Operation = operations[source];
    const found = recordsIn(firstBody(list, 200), list).find(({ id }) => String(id) === value);
    return (record: object) => found !== undefined && texts(record)[0] === textOf(found);
  }
  if (type !== 'string' || choices) return (record: object) => texts(record)[0] === value;
  const part = value.trim().toLowerCase();
  return (record: object) => texts(record).join(' ').toLowerCase().includes(part);
}

/**
 * The records of a list that match all parameters of its query. An empty value filters nothing, nor does a parameter of
 * a property that no record has.
 */
export function filterRecords<Item extends object>(
  { api, id }: Operation,
  records: Item[],
  query: URLSearchParams,
): Item[] {
  const contract = contracts[api];
  const parameters = contract?.operations[id]?.query.properties ?? {};
  const filters = Object.entries<Facts>(parameters).flatMap(([name, own]) => {
    const facts: Facts = resolve(contract ?? {}, own);
    const { 'x-filters': field = name, 'x-searches': fields = [field] } = facts;
    const value = query.get(name);
    const isKnown = records.some((record) => fields.some((each) => each in record));
    return value && isKnown ? [createFilter(facts, fields, value)] : [];
  });
  return records.filter((record) => filters.every((fits) => fits(record)));
}

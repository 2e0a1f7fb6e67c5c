/** The contract's facts about a list with filters: filtered properties, searched properties, and the order. */
import type { Operation } from '../exchange.ts';
import { nameOf, plainText, textOf } from '../json.ts';
import type { Row, RunState } from '../rule.ts';
import { type BodyField, isPlain, parametersOf, recordFieldsOf } from '../schemas.ts';

export type Item = Row['record'];

/** A filter: its parameter, its property, its value for a record, and whether a record matches. */
export type Filter = {
  name: string;
  field: string;
  read: (item: Item) => string | undefined;
  fits: (item: Item, value: string) => boolean;
};

/** A filter by the id of a referenced record, by a choice, number or boolean, or by a part of a text. */
function createFilter({ rows }: RunState, { name, schema }: BodyField): Filter {
  const { 'x-filters': field = name, 'x-id-of': source, enum: choices } = schema;
  const named = source && rows.get(source)?.map(({ record }) => record);
  const read = (item: Item) => {
    if (!source) return /^\P{C}{1,120}$/u.exec(plainText(item[field]))?.[0];
    const found = nameOf(item[field]);
    const id = named?.find((each) => found && textOf(each.name) === found)?.id;
    return Number.isSafeInteger(id) ? plainText(id) : undefined;
  };
  const fits = (item: Item, value: string) => {
    const text = source || choices ? undefined : textOf(item[field]);
    return text?.toLowerCase().includes(value.toLowerCase()) ?? read(item) === value;
  };
  return { name, field, read, fits };
}

/** Values that the contract does not allow for a parameter, and a NUL, which databases refuse. */
function outsideOf({ type, maximum, enum: choices }: BodyField['schema'], nonsense: string) {
  if (choices) return [nonsense];
  if (type !== 'integer') return [`${nonsense}\0`];
  return ['0', String(maximum), String(Number(maximum) + 1), 'x'];
}

/** True for parameters that choose among the records of a list. */
const isFilter = ({ name }: BodyField): boolean => name !== 'page';

/** True for a list with filters. */
export const hasFilters = (operation: Operation): boolean =>
  operation.list !== null && parametersOf(operation, 'query').some(isFilter);

/** The facts of a list with filters. */
export function factsOf(state: RunState, operation: Operation) {
  const { key = '', detail = null } = operation.list ?? {};
  const fields = recordFieldsOf(operation);
  const parameters = parametersOf(operation, 'query').filter(isFilter);
  const search = parameters.find(({ schema }) => schema['x-searches']);
  const others = parameters.filter((each) => each !== search);
  const searched = search?.schema['x-searches'] ?? [];
  const isListed = (name: string) => fields.some((each) => each.name === name);
  return {
    ...{ id: operation.id, key, detail, by: detail?.by ?? 'id' },
    filters: others.map((each) => createFilter(state, each)),
    outside: parameters.map(
      ({ name, schema }) => [name, outsideOf(schema, state.data.nonsense)] as const,
    ),
    /** The parameter of a search, and the searched properties in list and detail. */
    search: search?.name,
    longestSearch: search?.schema.maxLength,
    inList: searched.filter(isListed),
    inDetail: searched.filter((name) => !isListed(name)),
    /** Properties that a record has the same values of, whatever the query. */
    compared: fields.filter(({ schema }) => isPlain(schema)).map(({ name }) => name),
    newestBy: fields.find(({ schema }) => schema['x-order'] === 'newest first')?.name ?? '',
  };
}

export type Facts = ReturnType<typeof factsOf>;

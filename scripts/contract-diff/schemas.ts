/** Schemas as sets of values: those that allow the same have the same content, however they are written. */
import type { JsonSchema } from '../generate/openapi.ts';

/** The component that a schema is, and the field that it describes: `Title` and `Job.title`. */
export const home: unique symbol = Symbol('home');
export const label: unique symbol = Symbol('label');
export type Schema = (JsonSchema & { [home]?: string; [label]?: string }) | boolean;
/** Allows values of one JSON type. */
export type Alternative = JsonSchema & { type: string; [home]: string };

/** Copies a value with the content of its references, which must not be circular, and with its keys in one order. */
export function dereference(document: object, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => dereference(document, each));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref = '', ...rest } = value as JsonSchema;
  const rows = Object.entries($ref.startsWith('#/') ? rest : value).sort();
  const own: JsonSchema = Object.fromEntries(
    rows.map(([key, each]) => [key, dereference(document, each)]),
  );
  if (!$ref.startsWith('#/')) return own;
  const keys = $ref.slice(2).split('/').map(decodeURIComponent);
  const found = keys.reduce<unknown>(
    (node, key) => Object(node)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (found === undefined) throw new Error(`Nothing at ${$ref}`);
  const target = dereference(document, found);
  const named = typeof target === 'object' ? { ...target, [home]: keys.at(-1) } : target;
  return rows.length > 0 ? { ...own, allOf: [named, ...(own.allOf ?? [])] } : named;
}

const types = ['array', 'boolean', 'null', 'number', 'object', 'string'];
export const groupOf = ({ type }: Alternative) => (type === 'integer' ? 'number' : type);

/** Keywords that say nothing about values. */
export const annotations = /^(title|description|examples?|\$comment|externalDocs)$/;
/** Keywords with schemas in them, or about these. */
export const parts = /^(properties|required|items|additionalProperties|contentSchema)$/;
/** Keywords that become alternatives. */
const structure = /^(type|const|allOf|anyOf|oneOf)$/;
const isLeft = (key: string) => annotations.test(key) || structure.test(key);
const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const jsonOf = (value: unknown) => JSON.stringify(value);
const both = (one: readonly unknown[], other: readonly unknown[]) => {
  const known = other.map(jsonOf);
  return one.filter((each) => known.includes(jsonOf(each)));
};

/** The schema of a field: by its name, or by `additionalProperties`. */
const fieldIn = ({ properties, additionalProperties = true }: JsonSchema, name: string): Schema =>
  properties && Object.hasOwn(properties, name) ? (properties[name] ?? true) : additionalProperties;

/** The value of a keyword that means both of two values. */
function narrow(keyword: string, one: unknown, other: unknown): unknown {
  if (jsonOf(one) === jsonOf(other)) return one;
  if (keyword === 'type') return 'integer';
  if (keyword === 'required') return [...new Set([one, other].flat())];
  if (keyword === 'enum') return both(one as unknown[], other as unknown[]);
  if (/^(items|additionalProperties|contentSchema)$/.test(keyword)) return { allOf: [one, other] };
  const isLimit = typeof one === 'number' && typeof other === 'number';
  if (isLimit && /^(exclusiveM|m)ax/.test(keyword)) return Math.min(one, other);
  if (isLimit && /^(exclusiveM|m)in/.test(keyword)) return Math.max(one, other);
  return [jsonOf(one), jsonOf(other)].sort();
}

const isBare = (schema: JsonSchema) =>
  schema.type !== 'integer' && Object.keys(schema).every(isLeft);

/** What both allow; nothing if they have no value in common. */
function merge(one: Alternative, other: Alternative): Alternative[] {
  if (groupOf(one) !== groupOf(other)) return [];
  if (isBare(one) || isBare(other)) return [isBare(other) ? one : other];
  const merged: Alternative = { ...other, ...one };
  for (const key of Object.keys(other)) {
    if (key in one) merged[key] = narrow(key, one[key], other[key]);
  }
  const names = Object.keys({ ...other.properties, ...one.properties });
  const fields = names.map((name): [string, Schema] => {
    const known = [fieldIn(one, name), fieldIn(other, name)].filter((each) => each !== true);
    const [first = true] = known;
    const all = { allOf: known as JsonSchema[], [label]: Object(first)[label] };
    return [name, known.length < 2 ? first : all];
  });
  if (names.length > 0)
    merged.properties = Object.fromEntries(fields) as Record<string, JsonSchema>;
  return merged.enum?.length === 0 ? [] : [merged];
}

/** Whether no value is allowed by both. */
const isApart = (one: Alternative, other: Alternative): boolean =>
  merge(one, other).every((merged) =>
    merged.required?.some((name) => alternativesOf(fieldIn(merged, name), '').length === 0),
  );

/** The alternatives of all members. Of those that can meet one value, `oneOf` allows exactly one. */
function unite(members: Alternative[][], isExclusive: boolean): Alternative[] {
  const content = sort(members.map((member) => sort(member.map(bodyOf))));
  const all = members.flatMap((member) => {
    const others = members.filter((each) => each !== member).flat();
    const isSure = (each: Alternative) =>
      !isExclusive || others.every((other) => isApart(each, other));
    return member.map((each) =>
      isSure(each) ? each : { ...each, 'exclusive alternatives': content },
    );
  });
  return [...new Map(all.map((each) => [jsonOf(bodyOf(each)), each])).values()];
}

/** What the keywords of a schema allow that are its own. */
function readOwn(schema: JsonSchema, at: string): Alternative[] {
  const constant = 'const' in schema ? [schema.const] : undefined;
  const values = constant && schema.enum ? both(constant, schema.enum) : (constant ?? schema.enum);
  const named = [schema.type ?? types].flat();
  const others = Object.fromEntries(Object.entries(schema).filter(([key]) => !isLeft(key)));
  return named.flatMap((type): Alternative[] => {
    if (type === 'integer' && named.includes('number')) return [];
    const found: Alternative = { type, [home]: at };
    // Null is a single value, about which nothing more can be said.
    if (type !== 'null') Object.assign(found, others);
    const fields = Object.entries(found.properties ?? {}).map(([name, each]) => {
      return [name, typeof each === 'boolean' ? each : { ...each, [label]: `${at}.${name}` }];
    });
    if (found.properties) found.properties = Object.fromEntries(fields);
    const own = values?.filter((value) => typeOf(value) === groupOf(found));
    if (own && type !== 'null')
      found.enum = own.toSorted((a, b) => (jsonOf(a) < jsonOf(b) ? -1 : 1));
    if (own?.every(Number.isInteger) && type === 'number') found.type = 'integer';
    return own?.length === 0 ? [] : [found];
  });
}

/** What a schema allows, which is used at `at`: the values of each alternative. */
export function alternativesOf(schema: Schema, at: string): Alternative[] {
  if (typeof schema === 'boolean') return schema ? readOwn({}, at) : [];
  const written = schema[home] ?? at;
  const readAll = (all: readonly Schema[] = []) => all.map((each) => alternativesOf(each, written));
  const { allOf, anyOf, oneOf } = schema;
  const members = [readOwn(schema, written), ...readAll(allOf)];
  if (anyOf) members.push(unite(readAll(anyOf), false));
  if (oneOf) members.push(unite(readAll(oneOf), true));
  return members.reduce((all, more) =>
    all.flatMap((one) => more.flatMap((other) => merge(one, other))),
  );
}

const sort = (values: unknown[]): unknown[] => {
  const texts = values.map(jsonOf).sort();
  return texts.map((text) => JSON.parse(text));
};
/** The content of a schema that allows every value. */
const everything = jsonOf(sort(types.map((type) => [['type', type]])));

/** What an alternative allows, without names and order. */
function bodyOf(alternative: Alternative): unknown {
  const rows = Object.entries(alternative).map(([key, value]) => {
    if (key === 'required') return [key, sort([...new Set(value as string[])])];
    if (key !== 'properties') return [key, parts.test(key) ? bodiesOf(value as Schema) : value];
    const fields = Object.entries(Object(value)) as [string, Schema][];
    return [key, sort(fields.map(([name, each]) => [name, bodiesOf(each)]))];
  });
  const isEmpty = ([key, value]: unknown[]) =>
    jsonOf(value) === (/^(properties|required)$/.test(`${key}`) ? '[]' : everything);
  return sort(rows.filter((row) => !isEmpty(row)));
}
const bodiesOf = (schema: Schema): unknown[] => sort(alternativesOf(schema, '').map(bodyOf));

/** Equal for schemas or alternatives that allow the same. */
export const contentOf = (schema: Schema): string => jsonOf(bodiesOf(schema));
export const isSame = (one: Alternative, other: Alternative): boolean =>
  jsonOf(bodyOf(one)) === jsonOf(bodyOf(other));

/** The component that a schema is or refers to, or the place of its use. */
export function homeOf(schema: Schema, at: string): string {
  if (typeof schema === 'boolean') return at;
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const [only, ...more] = [...allOf, ...anyOf, ...oneOf];
  const isAlias = only && more.length === 0 && isBare(schema);
  return schema[home] ?? (isAlias ? homeOf(only, at) : at);
}

/** The descriptions of a schema and its alternatives. */
export function descriptionsOf(schema: Schema): string {
  const { description = '', allOf = [], anyOf = [], oneOf = [] } = Object(schema) as JsonSchema;
  const inner = [...allOf, ...anyOf, ...oneOf].map(descriptionsOf).sort();
  return [description, ...inner].filter(Boolean).join('\n');
}

/** Schemas as alternatives of one JSON type each: however they are written, what allows the same has the same ones. */
import { type JsonSchema, resolve } from '#contract/jsonSchema.ts';
import type { Facts } from './rules.ts';

/** The component that a schema is. */
export const component: unique symbol = Symbol('component');
export type NamedSchema = (JsonSchema & { [component]?: string }) | boolean;
/** `inner` are the schemas of fields (`.title`), of items (`[]`) and of a text's content. */
export type Alternative = {
  home: string;
  type: string;
  facts: Facts;
  inner: Record<string, { name: string; schema: NamedSchema }>;
  required: string[];
};

/** Copies a value with the content of its references, which must not be circular, and with keys in one order. */
export function dereference(document: object, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => dereference(document, each));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as JsonSchema;
  const rows = Object.entries(typeof $ref === 'string' ? rest : value).sort();
  const own = Object.fromEntries(rows.map(([key, each]) => [key, dereference(document, each)]));
  if (typeof $ref !== 'string') return own;
  const target = Object(dereference(document, resolve(document, { $ref })));
  const named = { ...target, [component]: $ref.split('/').at(-1) };
  return rows.length > 0 ? { ...own, allOf: [named] } : named;
}

/** All JSON types. */
export const jsonTypes = ['array', 'boolean', 'null', 'number', 'object', 'string'];
/** The JSON type of a schema's type. */
export const jsonTypeOf = (type: string): string => (type === 'integer' ? 'number' : type);
/** Keywords that say nothing about values, or that combine schemas. */
const bare = /^(description|examples?|allOf|anyOf|oneOf)$/;
/** Keywords that become alternatives, or parts of these. */
const parts = /^(type|const|enum|properties|required|items|additionalProperties|contentSchema)$/;
const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** What the keywords of a schema allow that are its own. */
function readOwn(schema: JsonSchema, at: string): Alternative[] {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  const rows = Object.entries(schema).filter(([key]) => !bare.test(key) && !parts.test(key));
  const { properties = {}, required = [], items, contentSchema, additionalProperties } = schema;
  const fields = Object.entries(properties).map(([key, each]) => {
    return [`.${key}`, { name: `${at}.${key}`, schema: each }];
  });
  const others = additionalProperties ?? true;
  return [schema.type ?? jsonTypes].flat().flatMap((type): Alternative[] => {
    const found: Alternative = { home: at, type, facts: {}, inner: {}, required: [] };
    // Null is a single value, about which nothing more can be said.
    if (type !== 'null') Object.assign(found.facts, Object.fromEntries(rows));
    if (type === 'array' && items !== undefined)
      found.inner['[]'] = { name: `${at}[]`, schema: items };
    if (type === 'string' && contentSchema !== undefined)
      found.inner[''] = { name: at, schema: contentSchema };
    if (type === 'object') {
      Object.assign(found, { inner: Object.fromEntries(fields), required });
      found.facts['other fields'] = { true: 'allowed', false: 'refused' }[`${others}`] ?? others;
    }
    const own = values?.filter((value) => typeOf(value) === jsonTypeOf(type));
    if (own && type !== 'null') found.facts.enum = own.sort();
    return own?.length === 0 ? [] : [found];
  });
}

/** The value of a keyword that means both of two values; a list that no rule knows if there is none. */
function narrow(keyword: string, one: unknown, other: unknown): unknown {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (keyword === 'enum') return [one].flat().filter((each) => [other].flat().includes(each));
  if (keyword === 'other fields' && [one, other].includes('refused')) return 'refused';
  const isLimit = typeof one === 'number' && typeof other === 'number';
  if (isLimit && keyword.startsWith('max')) return Math.min(one, other);
  if (isLimit && keyword.startsWith('min')) return Math.max(one, other);
  return [one, other].map((each) => JSON.stringify(each)).sort();
}

/** What both allow, which is written at `home`; nothing if they have no value in common. */
function merge(home: string, one: Alternative, other: Alternative): Alternative[] {
  if (jsonTypeOf(one.type) !== jsonTypeOf(other.type)) return [];
  const type = one.type === other.type ? one.type : 'integer';
  const facts = { ...other.facts, ...one.facts };
  for (const [key, value] of Object.entries(other.facts)) {
    facts[key] = narrow(key, facts[key], value);
  }
  const inner = Object.keys({ ...other.inner, ...one.inner }).map((key) => {
    const own = [one, other].flatMap((each) => each.inner[key] ?? []);
    const [schema = true, more] = own.flatMap(({ schema }) => (schema === true ? [] : [schema]));
    const both: NamedSchema =
      more === undefined ? schema : { allOf: [schema, more] as JsonSchema[] };
    const name = own[0]?.name ?? home;
    const isRefused = (each: Alternative) =>
      !(key in each.inner) && each.facts['other fields'] === 'refused';
    return [key, { name, schema: isRefused(one) || isRefused(other) ? false : both }];
  });
  const required = [...new Set([...one.required, ...other.required])];
  const isNever = Array.isArray(facts.enum) && facts.enum.length === 0;
  return isNever ? [] : [{ home, type, facts, inner: Object.fromEntries(inner), required }];
}

/** What a schema allows, which is used at `at`. In contracts of this project `oneOf` is used like `anyOf`. */
export function alternativesOf(schema: NamedSchema, at: string): Alternative[] {
  if (typeof schema === 'boolean') return schema ? readOwn({}, at) : [];
  const written = schema[component] ?? at;
  const read = (each: NamedSchema) => alternativesOf(each, written);
  const { allOf = [], anyOf, oneOf } = schema;
  const unions = [anyOf, oneOf].flatMap((each) => (each ? [each.flatMap(read)] : []));
  const members = [...allOf.map(read), ...unions];
  const isBare = Object.keys(schema).every((key) => bare.test(key));
  if (members.length === 0 || !isBare) members.unshift(readOwn(schema, written));
  return members.reduce((all, more) =>
    all.flatMap((one) => more.flatMap((other) => merge(written, one, other))),
  );
}

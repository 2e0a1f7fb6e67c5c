/** Decodes responses by the contract's JSON schemas: any input, a value of the schema's type. */
import type { Decoded } from '#contract/decoder.ts';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { isCalendarDate } from '#shared/lib/calendarDate.ts';
import { safeUrl } from '#shared/lib/safeUrl.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lone surrogates. They cannot be encoded in a file, so a prerendered page would differ from the hydrated one. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Longest text if the contract has no `maxLength`; browsers freeze on longer ones. */
const maxTextLength = 20_000;

/** A trimmed, well-formed text of at most `max` characters (code points), cut with `end`; undefined for no text. */
function decodeText(value: unknown, max: number, end: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const isLonger = text.length > max && (text.length > 2 * max || [...text].length > max);
  const start = isLonger ? [...text.slice(0, 2 * max)].slice(0, max - end.length).join('') : '';
  return (isLonger ? start.trimEnd() + end : text).replace(loneSurrogates, '\ufffd') || undefined;
}

function decodeString(schema: JsonSchema, value: unknown): unknown {
  const { format, maxLength = maxTextLength, contentMediaType, readOnly, pattern } = schema;
  const { 'x-url': use } = schema;
  if (contentMediaType === 'text/html') return decodeText(value, maxLength, '');
  if (use) {
    const kind = use === 'link' ? 'link' : 'media';
    return typeof value === 'string' ? (safeUrl(value, kind) ?? undefined) : undefined;
  }
  if (format === 'date') return isCalendarDate(value) ? value.slice(0, 10) : undefined;
  const isProse = (!format || format === 'email') && !contentMediaType && !readOnly && !pattern;
  if (isProse) return decodeText(value, maxLength, '…');
  // A shortened name or address would be another one.
  const isShort = schema.maxLength === undefined || [...String(value)].length <= maxLength;
  return isShort ? decodeText(value, Infinity, '') : undefined;
}

/** A number of at least `minimum`, also from a decimal text. */
function decodeNumber(value: unknown, { minimum = -Infinity }: JsonSchema, isInteger: boolean) {
  const isNumeral = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  const number = typeof value === 'number' || isNumeral ? Number(value) : Number.NaN;
  const isValid = isInteger ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isValid && number >= minimum ? number : undefined;
}

function decodeList(schema: JsonSchema, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  const { items = {}, maxItems, 'x-identity': name = '' } = schema;
  const identity = items.properties?.[name];
  return value
    .slice(0, maxItems)
    .filter((item) => !identity || (isRecord(item) && read(identity, item[name]) !== undefined))
    .map((item) => read(items, item))
    .filter((item) => item !== undefined);
}

/** The properties of an object; those that cannot be read are empty, or null if they may be absent. */
function decodeFields({ properties = {}, required }: JsonSchema, value: Record<string, unknown>) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const found = Object.hasOwn(value, name) ? read(field, value[name]) : undefined;
    return [name, found ?? (required?.includes(name) ? emptyOf(field) : null)];
  });
  return Object.fromEntries(fields);
}

function decodeObject(schema: JsonSchema, value: unknown): unknown {
  const { properties, minProperties, 'x-envelope': envelope } = schema;
  if (!isRecord(value)) return undefined;
  if (!properties) return value;
  const isKnown = Object.keys(properties).some((name) => Object.hasOwn(value, name));
  if (minProperties && !isKnown) return undefined;
  const sent = envelope && properties[envelope];
  if (sent && read(sent, value[envelope]) === undefined) return undefined;
  return decodeFields(schema, value);
}

const typesOf = ({ type = [] }: JsonSchema): readonly string[] => [type].flat();

/** The decoded value; undefined when it cannot be read. */
function read(schema: JsonSchema, value: unknown): unknown {
  const types = typesOf(schema);
  if (value === null && types.includes('null')) return null;
  if (schema.enum) return schema.enum.find((each) => each === value && each !== null);
  // Numbers and texts are not converted into each other.
  if (schema.anyOf) {
    const found = schema.anyOf.map((each) => read(each, value));
    return found.find((each) => each !== undefined);
  }
  const [type, ...others] = types.filter((each) => each !== 'null');
  if (others.length > 0) return /^(string|number|boolean)$/.test(typeof value) ? value : undefined;
  switch (type) {
    case 'string':
      return decodeString(schema, value);
    case 'integer':
    case 'number':
      return decodeNumber(value, schema, type === 'integer');
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'array':
      return decodeList(schema, value);
    case 'object':
      return decodeObject(schema, value);
    default:
      return value;
  }
}

/** The value of a required field that cannot be read. An unknown number is null, never 0. */
function emptyOf(schema: JsonSchema): unknown {
  const [type = '', ...others] = typesOf(schema);
  if (others.length > 0 || schema.enum) return null;
  if (type === 'object' && schema.properties) return decodeFields(schema, {});
  const empty: Record<string, unknown> = { array: [], string: '' };
  return empty[type] ?? null;
}

/** Decodes a value; undefined when it cannot be read. Never throws. */
export function decode<S extends JsonSchema>(schema: S, value: unknown): Decoded<S> | undefined {
  return read(schema, value) as Decoded<S> | undefined;
}

/** Decodes a value; all fields are empty when it cannot be read. */
export function decodeOrEmpty<S extends JsonSchema>(schema: S, value: unknown): Decoded<S> {
  return decode(schema, value) ?? (emptyOf(schema) as Decoded<S>);
}

/** Reads parsed JSON of unknown shape. */
import { isUtf8 } from 'node:buffer';
import { type BackendResponse, type Exchange, isResponse } from './exchange.ts';
import { mask, quote, show } from './secrets.ts';

/** A JSON object; undefined for any other value. */
export type Json = { [key: string]: Json | undefined } | undefined;

/** Removes a byte order mark. */
const decoder = new TextDecoder();

/** Levels of JSON that are read; far more would exhaust the stack of recursive functions. */
const maxLevels = 100;

function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < maxLevels && level.length > 0; depth++) {
    level = level
      .flatMap((each) => Object.values(each ?? {}))
      .filter((each) => typeof each === 'object');
  }
  return level.length > 0;
}

/** The value of a JSON text; undefined when it is not JSON, or nested too deeply. */
export function parseJson(text: Buffer | string): unknown {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : decoder.decode(text));
    return isDeep([value]) ? undefined : value;
  } catch {
    return undefined;
  }
}

const parsed = new WeakMap<Buffer, { value: unknown }>();

/** The body of a response, parsed once; undefined when it is not JSON. */
export function parseBody({ result }: Pick<Exchange, 'result'>): Json {
  if (!isResponse(result)) return undefined;
  const known = parsed.get(result.body) ?? { value: parseJson(result.body) };
  parsed.set(result.body, known);
  return known.value as Json;
}

/** Why bytes are not JSON, to complete "got …". */
export function explainUnreadable(body: Buffer): string {
  if (body.length === 0) return 'an empty body';
  if (!isUtf8(body)) return `bytes that are not UTF-8: ${quote(body.toString('latin1'))}`;
  try {
    JSON.parse(decoder.decode(body));
    return `JSON of more than ${maxLevels} levels`;
  } catch (error) {
    return quote((error as Error).message);
  }
}

/** What a response says in at most `maxLength` characters: its JSON, or the text of its page. */
export function excerptOf(result: BackendResponse, maxLength: number): string {
  const value = parseBody({ result });
  if (value !== undefined) return show(value, maxLength);
  const page = result.body.toString('utf8', 0, 10_000);
  const text = page.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
  return mask(text.replace(/\s+/g, ' ').trim(), maxLength);
}

/** The server's error text as `, saying …`; '' without one. */
export function saying(response: BackendResponse): string {
  const words = excerptOf(response, 160);
  return words && `, saying ${words}`;
}

/** Groups the items of a list by key, in their order. */
export function groupBy<Each>(
  list: Each[],
  keyOf: (each: Each) => string,
): [first: Each, ...rest: Each[]][] {
  const groups = new Map<string, [Each, ...Each[]]>();
  for (const each of list) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return [...groups.values()];
}

/** At most this many entries, spread over all: the first and the last are among them. */
export function spread<Value>(all: Value[], max: number): Value[] {
  if (all.length <= max) return all;
  const step = (all.length - 1) / (max - 1);
  return Array.from({ length: max }, (_, at) => all[Math.round(at * step)] as Value);
}

/** The value at a JSON pointer; undefined where there is none. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((each, key) => (each as Json)?.[key], value);

/** The objects of a list in an envelope; none when it is not a list. */
export function recordsOf(envelope: Json, key: string): NonNullable<Json>[] {
  const list: unknown = envelope?.[key];
  return Array.isArray(list)
    ? list.filter((each) => typeof each === 'object' && each !== null)
    : [];
}

/** A non-empty text, or undefined. */
export const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** A text, number or boolean as text; '' for an object, whose own `toString` could be anything. */
export const scalarText = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value ?? '');

/** A text or a number that is safe as one segment of a path; undefined otherwise. */
export const segmentOf = (value: unknown): string | undefined =>
  /^[\w~-][\w.~-]{0,199}$/.exec(scalarText(value))?.[0];

/** A text, or the name of an object. */
export const nameOf = (value: unknown): string | undefined =>
  nonEmptyText(typeof value === 'object' ? (value as Json)?.name : value);

/** What a property says: of an object with a name, the name, because a server may add other properties. */
export const factOf = (value: unknown): unknown => nameOf(value) ?? value ?? null;

/** A JSON pointer with all its parents, from the whole body on. */
export function parentsOf(pointer: string): string[] {
  const keys = pointer.split('/');
  return keys.map((_, index) => keys.slice(0, index + 1).join('/'));
}

/** Replaces list indexes by a star, such as the 3 of `/jobs/3/slug`. */
export const generalize = (field: string): string => field.replace(/\/\d+(?=\/|$)/g, '/*');

/** Each text, number and boolean in parsed JSON, with its pointer. */
export function leavesOf(value: unknown, field = ''): { field: string; value: unknown }[] {
  if (typeof value !== 'object') return [{ field, value }];
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    leavesOf(each, `${field}/${quote(key)}`),
  );
}

/** Items of a list that are validated, a tenth of it in a list within: Ajv's time grows with the square of the errors. */
const maxItems = 1000;

/** Parsed JSON with its long lists cut. */
export function cutLists(value: unknown, max = maxItems): unknown {
  if (Array.isArray(value)) return value.slice(0, max).map((each) => cutLists(each, max / 10));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutLists(each, max)]));
}

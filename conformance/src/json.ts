/** Reads parsed JSON of unknown shape. */
import { type Exchange, isResponse } from './exchange.ts';
import { quoteName } from './secrets.ts';

/** A JSON object, or undefined where there is none. */
export type Json = { [key: string]: Json | undefined } | undefined;

/** A response that the other checks found readable. */
export type Page = { exchange: Exchange; body: Json };

/** Leaves a byte order mark out. */
const decoder = new TextDecoder();

/** Levels of JSON that are read; far more would exhaust the stack of whoever walks through it. */
const mostLevels = 100;

function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < mostLevels && level.length > 0; depth++) {
    level = level
      .flatMap((each) => Object.values(each ?? {}))
      .filter((each) => typeof each === 'object');
  }
  return level.length > 0;
}

/** The value of a JSON text; undefined when it is not JSON, or nested without end. */
export function parseJson(text: Buffer | string): unknown {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : decoder.decode(text));
    return isDeep([value]) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The parsed body of a response; undefined when it is not JSON. */
export const readJson = ({ result }: Pick<Exchange, 'result'>): Json =>
  isResponse(result) ? (parseJson(result.body) as Json) : undefined;

/** The objects of a list in an envelope; none when it is not a list. */
export function recordsOf(envelope: Json, key: string): NonNullable<Json>[] {
  const list: unknown = envelope?.[key];
  return Array.isArray(list)
    ? list.filter((each) => typeof each === 'object' && each !== null)
    : [];
}

/** A non-empty text, or undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** A text, number or truth value as text; '' for an object, whose own `toString` could be anything. */
export const plainText = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value ?? '');

/** A text or a number that is one segment of a path as it is, and cannot change the path; undefined otherwise. */
export const segmentOf = (value: unknown): string | undefined =>
  /^[\w~-][\w.~-]{0,199}$/.exec(plainText(value))?.[0];

/** The name of a department, which is a text or an object. */
export const departmentName = (department: unknown): string | undefined =>
  textOf(typeof department === 'object' ? (department as Json)?.name : department);

/** A JSON pointer and those of what it is in, from the whole body on. */
export function parentsOf(pointer: string): string[] {
  const keys = pointer.split('/');
  return keys.map((_, index) => keys.slice(0, index + 1).join('/'));
}

/** Each text, number and truth value in parsed JSON, with its pointer. */
export function leavesOf(value: unknown, field = ''): { field: string; value: unknown }[] {
  if (typeof value !== 'object') return [{ field, value }];
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    leavesOf(each, `${field}/${quoteName(key)}`),
  );
}

/** Values of a body that are validated, here and by the workflow runner: Ajv takes the square of the number of errors. */
const mostValues = 10_000;

/** Parsed JSON with its lists cut off where there are too many values, none of them to nothing. */
export function cutLists(value: unknown, budget = { left: mostValues }): unknown {
  budget.left -= 1;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([key, each]) => [key, cutLists(each, budget)]);
    return Object.fromEntries(entries);
  }
  const list: unknown[] = [];
  for (const each of value) {
    if (budget.left <= 0 && list.length > 0) break;
    list.push(cutLists(each, budget));
  }
  return list;
}

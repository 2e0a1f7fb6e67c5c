/** Reads parsed JSON of unknown shape. */
import { type Exchange, isResponse } from './exchange.ts';

/** A JSON object, or undefined where there is none. */
export type Json = { [key: string]: Json | undefined } | undefined;

/** A response that the other checks found readable. */
export type Page = { exchange: Exchange; body: Json };

/** The value of a JSON text; undefined when it is not JSON. */
export function parseJson(text: Buffer | string | null): unknown {
  try {
    return JSON.parse(String(text));
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

/** The name of a department, which is a text or an object. */
export const departmentName = (department: unknown): string | undefined =>
  textOf(typeof department === 'object' ? (department as Json)?.name : department);

/** Each text, number and truth value in parsed JSON, with its pointer. */
export function leavesOf(value: unknown, field = ''): { field: string; value: unknown }[] {
  if (typeof value !== 'object') return [{ field, value }];
  return Object.entries(value ?? {}).flatMap(([key, each]) => leavesOf(each, `${field}/${key}`));
}

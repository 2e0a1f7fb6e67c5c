/** What the checks over several responses read and give. */
import type { Exchange } from '../exchange.ts';
import type { Json } from '../json.ts';

/** A violation at an exchange. */
export type PageViolation = { exchange: Exchange; field: string; expected: string; got: string };

/** A response that the other checks found readable. */
export type Page = { exchange: Exchange; body: Json };

/** Each value at a pointer with stars, with the pointer of its own place. */
export function valuesAt(body: unknown, pointer: string): { field: string; value: unknown }[] {
  let places = [{ field: '', value: body }];
  for (const key of pointer.split('/').slice(1)) {
    places = places.flatMap(({ field, value }) => {
      if (typeof value !== 'object' || value === null) return [];
      const entries = key === '*' ? Object.entries(value) : [[key, (value as never)[key]] as const];
      return entries.map(([name, each]) => ({ field: `${field}/${name}`, value: each }));
    });
  }
  return places.filter(({ value }) => value !== undefined && value !== null);
}

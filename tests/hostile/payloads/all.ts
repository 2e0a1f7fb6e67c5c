/** All payloads, each with a number of its own. */
import { addresses } from './addresses.ts';
import { parsers } from './parsers.ts';
import { scripts } from './scripts.ts';
import { surroundings } from './surroundings.ts';
import { numbered, type Payload } from './table.ts';
import { vectors } from './vectors.ts';

/** Pieces of HTML. */
export const htmlPayloads: Payload[] = numbered(
  { ...scripts, ...vectors, ...parsers, ...surroundings },
  1,
);

/** Addresses. */
export const addressPayloads: Payload[] = numbered(addresses, 1001);

/** Payload that a number means. */
export function payloadOf(id: number): Payload | undefined {
  return [...htmlPayloads, ...addressPayloads].find((payload) => payload.id === id);
}

/** All payloads, with unique ids. */

import { parsers } from './parsers.ts';
import { scripts } from './scripts.ts';
import { surroundings } from './surroundings.ts';
import { numbered, type Payload } from './table.ts';
import { urls } from './urls.ts';
import { vectors } from './vectors.ts';

export const htmlPayloads: Payload[] = numbered(
  { ...scripts, ...vectors, ...parsers, ...surroundings },
  1,
);

export const urlPayloads: Payload[] = numbered(urls, 1001);

/** The payload with an id. */
export function payloadOf(id: number): Payload | undefined {
  return [...htmlPayloads, ...urlPayloads].find((payload) => payload.id === id);
}

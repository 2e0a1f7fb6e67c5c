/** All payloads, with unique ids. */
import { code } from './code.ts';
import { surroundings } from './surroundings.ts';
import { numbered } from './table.ts';
import { urls } from './urls.ts';

export const htmlPayloads = numbered({ ...code, ...surroundings }, 1);
export const urlPayloads = numbered(urls, 1001);

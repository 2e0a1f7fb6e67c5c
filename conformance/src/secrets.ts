/**
 * Texts of a server as reports show them: on one line, cut off, and without secrets. Secrets are kept for the whole
 * process. Only values of a server are masked, so that no server can change a word of the report's own.
 */
import { contracts } from '../../contract/schemas.ts';
import { toPrintable } from './printable.ts';

/** Replacement for a secret. */
export const masked = '•••';

/** Shorter values would match ordinary text. */
const shortest = 4;

/** Characters by which a longer secret is recognised. */
const longest = 256;

/** A process that runs for long does not fill the memory. */
const mostSecrets = 500_000;

/** Length of each secret by its beginning. */
const secrets = new Map<string, number>();

/** Lengths of those beginnings, longest first, by their first characters. */
const starts = new Map<string, number[]>();

/** Remembers secrets, as they are and as they stand in URLs and JSON. */
export function learn(values: Iterable<string | undefined>): void {
  for (const value of values) {
    if (!value || value.length < shortest || secrets.size > mostSecrets) continue;
    const inUrl = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'));
    for (const form of [value, inUrl, JSON.stringify(value).slice(1, -1)]) {
      const beginning = form.slice(0, longest);
      secrets.set(beginning, Math.max(form.length, secrets.get(beginning) ?? 0));
      const start = form.slice(0, shortest);
      const lengths = new Set(starts.get(start)).add(beginning.length);
      starts.set(
        start,
        [...lengths].sort((one, other) => other - one),
      );
    }
  }
}

/** The length of the longest secret at a place of a text; 0 without one. */
function secretAt(text: string, at: number): number {
  const lengths = starts.get(text.slice(at, at + shortest)) ?? [];
  const found = lengths.map((length) => secrets.get(text.slice(at, at + length)));
  return found.find((length) => length !== undefined) ?? 0;
}

/** A text with `by` in place of each secret; it ends soon after `most` characters. */
export function replaceSecrets(text: string, by: string, most = Number.POSITIVE_INFINITY): string {
  let shown = '';
  let at = 0;
  // Masks before cutting off: half a secret would not be recognised.
  while (at < text.length && shown.length <= most) {
    const length = secretAt(text, at);
    shown += length > 0 ? by : text[at];
    at += length || 1;
  }
  return shown;
}

/** A text of a server without secrets and control characters, cut off after `most` characters. */
export function mask(text: string, most = Number.POSITIVE_INFINITY): string {
  const shown = replaceSecrets(text, masked, most);
  return toPrintable(shown.length > most ? `${shown.slice(0, most - 1)}…` : shown);
}

/** Characters of a value that are shown. */
const shown = 80;

/** A value as JSON, without secrets, cut off after 80 characters. */
export const show = (value: unknown): string =>
  value === undefined ? 'nothing' : mask(JSON.stringify(value), shown);

/** A text of one line, such as a header or a URL, without quotes. */
export const quote = (text: string): string => mask(text.replace(/\s+/g, ' '), shown);

/** The contract's own words: names of properties among others. */
const ownWords = new Set(JSON.stringify(contracts).match(/\w+/g));

/** The name of a property. */
export const quoteName = (name: string): string =>
  ownWords.has(name) || /^\d+$/.test(name) ? name : quote(name);

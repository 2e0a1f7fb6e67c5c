/**
 * Prepares texts of a server for reports: on one line, shortened, and without secrets. Secrets are kept for the whole
 * process. Only values from a server are masked, so that no server can change the report's own words.
 */
import { contracts } from '../../contract/schemas.ts';
import { toPrintable } from './printable.ts';

/** Replacement for a secret. */
export const masked = '•••';

/** Fewest characters of a secret; shorter values would match ordinary text. */
const shortest = 4;

/** Most characters by which a secret is recognised. */
const longest = 256;

/** Most secrets kept, so that a long-running process does not fill the memory. */
const mostSecrets = 500_000;

/** Length of each secret, by its first characters. */
const secrets = new Map<string, number>();

/** Lengths of those beginnings, longest first, by their first characters. */
const starts = new Map<string, number[]>();

/** Remembers secrets, also in the encodings of URLs and JSON. */
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

/** The length of the longest secret at an index of a text; 0 without one. */
function secretAt(text: string, at: number): number {
  const lengths = starts.get(text.slice(at, at + shortest)) ?? [];
  const found = lengths.map((length) => secrets.get(text.slice(at, at + length)));
  return found.find((length) => length !== undefined) ?? 0;
}

/** Replaces each secret in a text by `by`; may stop after `most` characters. */
export function replaceSecrets(text: string, by: string, most = Number.POSITIVE_INFINITY): string {
  let shown = '';
  let at = 0;
  // Masks before cutting: half a secret would not be recognised.
  while (at < text.length && shown.length <= most) {
    const length = secretAt(text, at);
    shown += length > 0 ? by : text[at];
    at += length || 1;
  }
  return shown;
}

/** A text of a server without secrets and control characters, cut after `most` characters. */
export function mask(text: string, most = Number.POSITIVE_INFINITY): string {
  const shown = replaceSecrets(text, masked, most);
  return toPrintable(shown.length > most ? `${shown.slice(0, most - 1)}…` : shown);
}

/** Most characters shown of a value. */
const shown = 80;

/** A value as JSON, without secrets, cut after 80 characters. */
export const show = (value: unknown): string =>
  value === undefined ? 'nothing' : mask(JSON.stringify(value), shown);

/**
 * A wrong value and the right one. Expectations do not have the value, so that one cause in many records is one
 * violation.
 */
export const inPlaceOf = (value: unknown, right: unknown): string =>
  `${show(value)} in place of ${show(right)}`;

/** A text of one line, such as a header or a URL, without quotes. */
export const quote = (text: string): string => mask(text.replace(/\s+/g, ' '), shown);

/** Words of the contract, such as names of properties. */
const ownWords = new Set(JSON.stringify(contracts).match(/\w+/g));

/** The name of a property; only names outside the contract are masked. */
export const quoteName = (name: string): string =>
  ownWords.has(name) || /^\d+$/.test(name) ? name : quote(name);

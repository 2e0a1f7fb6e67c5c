/**
 * Prepares texts of a server for reports: on one line, shortened, and without secrets. A secret is what stands where
 * secrets stand, such as in a cookie or in a field with such a name; it is masked wherever it stands again. Secrets are
 * kept for the whole process. Only values from a server are masked, so that no server can change the report's own words.
 */
import { type Exchange, isResponse } from './exchange.ts';
import { toPrintable } from './printable.ts';

/** Replacement for a secret. */
const masked = '•••';

/** Characters of the longest text in a report, and of the longest secret. */
export const maxTextLength = 100_000;

/** Characters of the shortest secret; shorter texts would match ordinary ones. */
const minSecretLength = 4;

/** The secrets by their first characters, so that one walk through a text finds all. The newest are the last ones. */
const secrets = new Map<string, string[]>();

function addSecret(secret: string): void {
  if (secret.length < minSecretLength) return;
  const start = secret.slice(0, minSecretLength);
  const others = (secrets.get(start) ?? []).filter((each) => each !== secret);
  secrets.delete(start);
  secrets.set(start, [...others, secret].slice(-500));
  const [oldest = ''] = secrets.keys();
  if (secrets.size > 2000) secrets.delete(oldest);
}

/** Remembers secrets, also in the encodings of URLs and JSON. Of a hostile body only the first, to keep others. */
function addSecrets(values: Iterable<string>): void {
  let left = 200;
  for (const value of values) {
    if (value.length < minSecretLength || value.length > maxTextLength) continue;
    addSecret(value);
    addSecret(encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD')));
    addSecret(JSON.stringify(value).slice(1, -1));
    left -= 1;
    if (left === 0) return;
  }
}

/** Remembers the shared credential, `user:password`. */
export function addCredential(credential: string): void {
  const password = credential.slice(credential.indexOf(':') + 1);
  addSecrets([Buffer.from(credential).toString('base64'), credential, password]);
}

const secretWords =
  'password passwd passphrase secret token credential authorization session cookie csrf signature'.split(
    ' ',
  );

/** Whether a field, parameter or header with this name has a secret. */
export function isSecretName(name: string): boolean {
  const small = name.toLowerCase();
  const isKey = small.endsWith('apikey') || small.split(/[-_]/).at(-1) === 'key';
  return isKey || secretWords.some((word) => small.includes(word));
}

/** The secrets in a text if it is a URL: parameters with such names, as written and decoded, and a password. */
function* secretsInUrl(text: string): Generator<string> {
  // Servers take no longer ones.
  if (text.length > 8000 || !/[?#@]/.test(text)) return;
  for (const parameter of text.split(/[?&#]/)) {
    const [name = '', ...value] = parameter.split('=');
    if (isSecretName(name)) yield* [value.join('='), ...new URLSearchParams(parameter).values()];
  }
  if (URL.canParse(text)) yield new URL(text).password;
}

/** The secrets in parsed JSON or in the fields of a form: whatever is in a field with such a name, and in URLs. */
function* secretsIn(value: unknown, isSecret = false): Generator<string> {
  if (typeof value === 'string' && !isSecret) yield* secretsInUrl(value);
  else if (typeof value === 'string' || typeof value === 'number') yield String(value);
  for (const [name, each] of typeof value === 'object' ? Object.entries(value ?? {}) : []) {
    yield* secretsIn(each, isSecret || isSecretName(name));
  }
}

/** The secrets in headers: cookies, credentials, headers with such names, and parameters of URLs. */
function* secretsInHeaders(headers: Record<string, string | string[]>): Generator<string> {
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values].flat()) {
      const credential = value.slice(value.indexOf(' ') + 1);
      if (/^basic /i.test(value)) addCredential(Buffer.from(credential, 'base64').toString());
      const pairs = name === 'cookie' ? value.split(/; */) : value.split(';', 1);
      if (name.endsWith('cookie')) yield* pairs.map((pair) => pair.slice(pair.indexOf('=') + 1));
      else if (isSecretName(name)) yield name.endsWith('authorization') ? credential : value;
      else yield* secretsInUrl(value);
    }
  }
}

/** Remembers the secrets of a request and its response, whose parsed body is `body`. */
export function addSecretsOf(
  { request, result }: Pick<Exchange, 'request' | 'result'>,
  body: unknown,
): void {
  addSecrets(secretsInUrl(request.url));
  addSecrets(secretsInHeaders(request.headers));
  addSecrets(secretsIn(request.content));
  if (isResponse(result)) addSecrets(secretsInHeaders(result.headers));
  addSecrets(secretsIn(body));
}

/** Replaces each secret in a text by `by`, the longest at a place; cuts the text after about `enough` characters. */
export function replaceSecrets(
  text: string,
  by: string,
  enough = Number.POSITIVE_INFINITY,
): string {
  let shown = '';
  let [from, at] = [0, 0];
  for (; at < text.length && shown.length + at - from <= enough; at++) {
    const alike = secrets.get(text.slice(at, at + minSecretLength)) ?? [];
    const found = alike.filter((secret) => text.startsWith(secret, at));
    if (found.length === 0) continue;
    shown += text.slice(from, at) + by;
    from = at + Math.max(...found.map(({ length }) => length));
    at = from - 1;
  }
  return shown + text.slice(from, at);
}

/** A text without what follows the name of a secret in quotes: JSON that nobody can parse, because it is cut off or wrong. */
function hideQuoted(text: string): string {
  const parts = text.split(/(?<!\\)"/);
  const isHidden = (at: number) =>
    parts[at - 1]?.trim() === ':' && isSecretName(parts[at - 2] ?? '');
  return parts.map((part, at) => (isHidden(at) ? masked : part)).join('"');
}

/** A text of a server without secrets and control characters, cut after `maxLength` characters. */
export function mask(text: string, maxLength = maxTextLength): string {
  const shown = replaceSecrets(hideQuoted(text.slice(0, 2 * maxTextLength)), masked, maxLength);
  return toPrintable(shown.length > maxLength ? `${shown.slice(0, maxLength - 1)}…` : shown);
}

/** Characters shown of a value. */
const maxValueLength = 80;

/** Hides what is in a field with the name of a secret, except whether it is there. */
export const hideNamed = (name: string, value: unknown): unknown =>
  isSecretName(name) && value !== null && typeof value !== 'boolean' ? masked : value;

/** A value as JSON, without secrets, cut after 80 characters. */
export function show(value: unknown, maxLength = maxValueLength): string {
  let count = 0;
  // A value takes a character or more.
  const hide = (name: string, each: unknown) =>
    count++ > maxLength ? undefined : hideNamed(name, each);
  return value === undefined ? 'nothing' : mask(JSON.stringify(value, hide), maxLength);
}

/** A wrong value and the right one: one cause in many records is one violation, so expectations do not name it. */
export const inPlaceOf = (value: unknown, right: unknown): string =>
  `${show(value)} in place of ${show(right)}`;

/** A text of one line, such as a header or a URL, without quotes. */
export const quote = (text: string): string => mask(text.replace(/\s+/g, ' '), maxValueLength);

/**
 * Prepares texts of a server for reports: on one line, shortened, and without secrets. Secrets are kept for the whole
 * process. Only values from a server are masked, so that no server can change the report's own words.
 */
import { csrf } from '../../openapi/generated/calls.ts';
import { type Exchange, isResponse } from './exchange.ts';
import { toPrintable } from './printable.ts';

/** Replacement for a secret. */
const masked = '•••';

/** Shorter values would match ordinary text. */
const minSecretLength = 4;

/** Secrets kept, so that a long-running proxy does not fill the memory. */
const maxSecrets = 2000;

/** Characters of a text that are searched for secrets; reports show fewer. */
const maxTextLength = 100_000;

const secrets = new Set<string>();

/** Remembers secrets, also in the encodings of URLs and JSON. */
export function addSecrets(values: Iterable<string | null | undefined>): void {
  for (const value of values) {
    if (!value || value.length < minSecretLength) continue;
    secrets.add(value);
    secrets.add(encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD')));
    secrets.add(JSON.stringify(value).slice(1, -1));
  }
  for (const oldest of secrets) {
    if (secrets.size <= maxSecrets) return;
    secrets.delete(oldest);
  }
}

/** Remembers the shared credential, `user:password`. */
export function addCredential(credential: string): void {
  const password = credential.slice(credential.indexOf(':') + 1);
  addSecrets([Buffer.from(credential).toString('base64'), credential, password]);
}

const secretName = /password|secret|token|credential|authorization|session|csrf|^key$/i;

/** Values of the first secret fields in JSON, which may be cut off. */
function secretFields(json: string): string[] {
  const fields = json.matchAll(/"([^"\\]+)"\s*:\s*"((?:[^"\\]|\\.)*)/g);
  return [...fields]
    .filter(([, name = '']) => secretName.test(name))
    .slice(0, 200)
    .map(([, , value = '']) => value);
}

/** Remembers the secrets of a request and its response. Uploads are large and contain none. */
export function addSecretsOf({ request, result }: Pick<Exchange, 'request' | 'result'>): void {
  const { headers, body } = request;
  const [scheme = '', credential] = headers.authorization?.split(' ') ?? [];
  if (credential && /^basic$/i.test(scheme)) {
    addCredential(Buffer.from(credential, 'base64').toString());
  }
  const cookies = headers.cookie?.split('; ') ?? [];
  if (isResponse(result)) cookies.push(...(result.headers['set-cookie'] ?? []));
  const isUpload = headers['content-type']?.startsWith('multipart/');
  addSecrets([
    ...[credential, headers[csrf.header.toLowerCase()]],
    ...cookies.map((line) => /=([^;]*)/.exec(line)?.[1]),
    ...(isUpload ? [] : secretFields(String(body))),
    ...(isResponse(result) ? secretFields(String(result.body)) : []),
  ]);
}

/** Replaces each secret in a text by `by`, the longest first. */
export function replaceSecrets(text: string, by: string): string {
  const found = [...secrets].filter((secret) => text.includes(secret));
  return found
    .sort((one, other) => other.length - one.length)
    .reduce((shown, secret) => shown.replaceAll(secret, by), text);
}

/** A text of a server without secrets and control characters, cut after `maxLength` characters. */
export function mask(text: string, maxLength = maxTextLength): string {
  const shown = replaceSecrets(text.slice(0, maxTextLength), masked);
  return toPrintable(shown.length > maxLength ? `${shown.slice(0, maxLength - 1)}…` : shown);
}

/** Characters shown of a value. */
const maxValueLength = 80;

/** A value as JSON, without secrets, cut after 80 characters. */
export const show = (value: unknown): string =>
  value === undefined ? 'nothing' : mask(JSON.stringify(value), maxValueLength);

/** A wrong value and the right one: one cause in many records is one violation, so expectations do not name it. */
export const inPlaceOf = (value: unknown, right: unknown): string =>
  `${show(value)} in place of ${show(right)}`;

/** A text of one line, such as a header or a URL, without quotes. */
export const quote = (text: string): string => mask(text.replace(/\s+/g, ' '), maxValueLength);

/** Finds the secrets in what is sent and received. */
import { csrf } from '../../openapi/generated/calls.ts';
import { parseCookie } from './checks/cookies.ts';
import { type Exchange, isResponse } from './exchange.ts';
import { parseJson } from './json.ts';
import { learn } from './secrets.ts';

const secretName = /password|secret|token|credential|authorization|session|csrf|^key$/i;

/** Values of secret fields in JSON, which may be truncated: as escaped in the text, and parsed. */
function secretTexts(json: string): string[] {
  const fields = json.matchAll(/"([^"\\]+)"\s*:\s*"((?:[^"\\]|\\.)*)/g);
  return [...fields]
    .filter(([, name = '']) => secretName.test(name))
    .flatMap(([, , value = '']) => [value, String(parseJson(`"${value}"`) ?? '')]);
}

/** Learns the shared credential, `user:password`. */
export function learnCredential(credential: string): void {
  const colon = credential.indexOf(':');
  learn([Buffer.from(credential).toString('base64'), credential, credential.slice(colon + 1)]);
}

/** Learns the secrets of a request and its response. Uploads are large and contain none. */
export function learnFrom({ request, result }: Pick<Exchange, 'request' | 'result'>): void {
  const { headers, body } = request;
  const [scheme = '', credential = ''] = headers.authorization?.split(' ') ?? [];
  learn([credential, headers[csrf.header.toLowerCase()]]);
  if (/^basic$/i.test(scheme)) learnCredential(Buffer.from(credential, 'base64').toString());
  const isUpload = headers['content-type']?.startsWith('application/json') === false;
  if (!isUpload) learn(secretTexts(String(body)));
  const cookies = headers.cookie?.split('; ') ?? [];
  if (isResponse(result)) {
    cookies.push(...(result.headers['set-cookie'] ?? []));
    learn(secretTexts(String(result.body)));
  }
  learn(cookies.map((line) => parseCookie(line).value));
}

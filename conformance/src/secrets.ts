/** Masks credentials, passwords, tokens and cookies in all output. */
import { parseCookie } from './checks/cookies.ts';
import { type Exchange, isResponse } from './exchange.ts';
import { parseJson } from './json.ts';

/** Replacement for a secret. */
export const masked = '•••';

/** Shorter values would match ordinary text; fields with secret names are covered by name. */
const shortest = 4;

const secretName = /password|secret|token|credential|authorization|session|csrf|^key$/i;

/** Values of secret fields in JSON, which may be cut off: as they are written, and as they are read. */
function secretTexts(json: string): string[] {
  const fields = json.matchAll(/"([^"\\]+)"\s*:\s*"((?:[^"\\]|\\.)*)/g);
  return [...fields]
    .filter(([, name = '']) => secretName.test(name))
    .flatMap(([, , value = '']) => [value, String(parseJson(`"${value}"`) ?? '')]);
}

/** Remembers secrets; `mask` replaces them in a text. */
export function createSecrets() {
  const known = new Set<string>();

  function learn(...values: (string | undefined)[]): void {
    for (const value of values) {
      if (!value || value.length < shortest || known.has(value)) continue;
      for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
        known.add(form);
      }
    }
  }

  function learnCredential(credential: string): void {
    const colon = credential.indexOf(':');
    learn(Buffer.from(credential).toString('base64'), credential, credential.slice(colon + 1));
  }

  /** Learns the secrets of a request and its response. Uploads are large and contain none. */
  function learnFrom({ request: { headers, body }, result }: Exchange): void {
    learn(headers.authorization?.replace(/^\w+ /, ''), headers['x-csrftoken']);
    const isUpload = headers['content-type']?.startsWith('application/json') === false;
    if (!isUpload) learn(...secretTexts(String(body)));
    const cookies = headers.cookie?.split('; ') ?? [];
    if (isResponse(result)) {
      cookies.push(...(result.headers['set-cookie'] ?? []));
      learn(...secretTexts(String(result.body)));
    }
    learn(...cookies.map((line) => parseCookie(line).value));
  }

  /** Longer secrets first: one may contain another. */
  function mask(text: string): string {
    const secrets = [...known].sort((one, other) => other.length - one.length);
    return secrets.reduce((rest, secret) => rest.replaceAll(secret, masked), text);
  }

  /** Masks all strings of a JSON-like value. */
  function maskAll<Value>(value: Value): Value {
    return JSON.parse(JSON.stringify(value), (_, each) =>
      typeof each === 'string' ? mask(each) : each,
    );
  }

  return { learn, learnCredential, learnFrom, mask, maskAll };
}

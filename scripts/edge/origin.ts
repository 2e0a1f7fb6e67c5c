import { isIP } from 'node:net';

const loopback = /^(localhost|127[.]\d+[.]\d+[.]\d+|\[::1\])$/;

/** A name, or an IPv6 address. `URL` accepts more, such as quotes, which would mean something in a configuration. */
const host = /^((\*[.])?([\w-]+[.])*[\w-]+|\[[\da-f:.]+\])$/;

/**
 * Reads an origin, without the slash, the default port and the capitals that it may be written with. Throws a sentence with the
 * setting's `name` and what to write, if it is missing or invalid, or has a user, a path or a query.
 */
export function parseOrigin(value: string | undefined, name: string): URL {
  const example = 'Write an address such as https://www.example.com.';
  const text = value?.trim();
  if (!text) throw new Error(`${name} is missing or empty. ${example}`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !host.test(url.hostname)) {
    throw new Error(`${name} is not the address of a server: ${text}. ${example}`);
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(`${name} has a user, a path or a query. Write ${url.origin} alone.`);
  }
  return url;
}

/** Reads the origin of one host. Without TLS it must be on this machine, because requests carry a credential or token. */
export function parseSecureOrigin(value: string | undefined, name: string): URL {
  const url = parseOrigin(value, name);
  if (url.hostname.startsWith('*'))
    throw new Error(`${name} has to name one host, not ${url.host}.`);
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) {
    throw new Error(`${name} has no TLS, and secrets travel to it. Write https://${url.hostname}.`);
  }
  return url;
}

const parts = (value = '') => value.split(/[\s,]+/).filter(Boolean);

/** Reads origins separated by blanks or commas, of which `*.` may begin one. Throws like `parseOrigin`. */
export const parseOrigins = (value: string | undefined, name: string): string[] =>
  parts(value).map((part) => parseOrigin(part, name).origin);

/** Bits of an address, by its version; 0 for none. */
const maxBits: Record<number, number> = { 0: 0, 4: 32, 6: 128 };

/** Reads IP addresses and ranges, separated by blanks or commas. Throws a sentence with the setting's `name`. */
export function parseRanges(value: string | undefined, name: string): string[] {
  for (const part of parts(value)) {
    const [address = '', bits = '1', ...rest] = part.split('/');
    const isRange =
      /^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (maxBits[isIP(address)] ?? 0);
    if (!isRange || rest.length > 0) {
      throw new Error(`${name} has ${part}. Write addresses and ranges such as 10.0.0.0/8.`);
    }
  }
  return parts(value);
}

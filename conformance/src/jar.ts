/**
 * Cookie jar of one visitor. It also stores cookies that a browser would reject, so that one wrong attribute causes
 * one violation only.
 */

/** A parsed `Set-Cookie` line; attribute names are lower-case. */
export type Cookie = { name: string; value: string; attributes: Map<string, string> };

/** Parses a `Set-Cookie` line. */
export function parseCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const attributes = rest.map((part): [string, string] => {
    const [name = '', ...value] = part.split('=');
    return [name.toLowerCase(), value.join('=')];
  });
  return {
    name: at < 0 ? pair : pair.slice(0, at),
    value: at < 0 ? '' : pair.slice(at + 1),
    attributes: new Map(attributes),
  };
}

/** True for a cookie that the browser is told to delete. */
export function isExpired({ attributes }: Cookie): boolean {
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  return Date.parse(attributes.get('expires') ?? '') <= Date.now();
}

/** Creates a cookie jar. `header()` is the value of the `Cookie` header, '' without cookies. */
export function createJar() {
  const cookies = new Map<string, string>();
  return {
    take(lines: string[]) {
      for (const cookie of lines.map(parseCookie)) {
        if (isExpired(cookie)) cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
    },
    header: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    get: (name: string) => cookies.get(name),
  };
}

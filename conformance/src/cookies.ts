/** Parses cookies, and keeps those of one visitor. */

/** A parsed `Set-Cookie` line; attribute names are lower-case. */
export type Cookie = { name: string; value: string; attributes: Map<string, string> };

/** Splits `name=value` at the first `=`. */
function split(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=');
  return [name, value.join('=')];
}

/** Parses a `Set-Cookie` line. */
export function parseCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const [name, value] = split(pair);
  const attributes = rest.map(split).map(([key, each]) => [key.toLowerCase(), each] as const);
  return { name, value, attributes: new Map(attributes) };
}

/** Seconds until a cookie ends; NaN for one that ends with the browser. */
export function lifetimeOf({ attributes }: Cookie): number {
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age);
  return (Date.parse(attributes.get('expires') ?? '') - Date.now()) / 1000;
}

/** True for a cookie that the browser is told to delete. */
export const isExpired = (cookie: Cookie): boolean => lifetimeOf(cookie) <= 0;

/**
 * Creates a cookie jar. `header()` is the value of the `Cookie` header, '' without cookies. The jar also stores cookies
 * that a browser would reject, so that one wrong attribute causes one violation only.
 */
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

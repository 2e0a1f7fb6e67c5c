/** Cookies of one visitor. Keeps more than a browser would, so that one wrong attribute is one finding and no chain. */

/** A `Set-Cookie` line in parts; attribute names in lower case. */
export type Cookie = { name: string; value: string; attributes: Map<string, string> };

/** `sessionid=1; Path=/; HttpOnly` → its parts. */
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

/** A new jar. `header` is the value of `Cookie`, '' when there is none. */
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

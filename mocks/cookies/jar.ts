/** Where the mock's cookies are stored: by each client, or by the host in a browser. */

export type CookieJar = {
  /** Value of a request's cookie. */
  read(request: Request, name: string): string | undefined;
  /** Stores `Set-Cookie` lines and gives the headers that the response must still have. */
  deliver(lines: string[]): Promise<[name: string, value: string][]>;
  /** Deletes the cookies that the host stores. */
  clear(): Promise<void>;
};

/** Name and value of a `Set-Cookie` line. */
export function parseSetCookie(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? [];
  return { name, value };
}

/** Value of a cookie in a `Cookie` header. */
export function findCookie(text: string, name: string): string | undefined {
  const pair = text.split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** In Node and over HTTP clients store their own cookies. */
export const clientJar: CookieJar = {
  read: (request, name) => findCookie(request.headers.get('cookie') ?? '', name),
  deliver: async (lines) => lines.map((line) => ['Set-Cookie', line]),
  clear: async () => {},
};

/** The jar in use. */
export const cookieJar: CookieJar = { ...clientJar };

/** Replaces the jar. */
export function installJar(hostJar: CookieJar): void {
  Object.assign(cookieJar, hostJar);
}

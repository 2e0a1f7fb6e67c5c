/** Who keeps the cookies of the mock's answers: each client by itself, or the host for a browser. */

/** Keeps cookies between requests. */
export type CookieJar = {
  /** Value of the cookie that a request carries. */
  read(request: Request, name: string): string | undefined;
  /** Takes `Set-Cookie` lines and gives the headers that the answer must still carry. */
  deliver(lines: string[]): Promise<[name: string, value: string][]>;
  clear(): Promise<void>;
};

/** Value of a cookie in the text of a `Cookie` header. */
export function findCookie(text: string, name: string): string | undefined {
  const pair = text.split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** In Node and over HTTP the client keeps its cookies: they travel in the headers. */
export const clientJar: CookieJar = {
  read: (request, name) => findCookie(request.headers.get('cookie') ?? '', name),
  deliver: async (lines) => lines.map((line) => ['Set-Cookie', line]),
  clear: async () => {},
};

let jar = clientJar;

/** Lets the host keep the cookies. */
export function installJar(hostJar: CookieJar): void {
  jar = hostJar;
}

/** Value of the cookie that a request carries. */
export function readCookie(request: Request, name: string): string | undefined {
  return jar.read(request, name);
}

/** Sets cookies; the answer must carry the headers given back. */
export function setCookies(lines: string[]): Promise<[name: string, value: string][]> {
  return jar.deliver(lines);
}

/** Removes the mock's cookies where the host keeps them. */
export function clearCookies(): Promise<void> {
  return jar.clear();
}

/** The mock's cookies: in Node and over HTTP clients store their own; in a browser the mock stores them. */

import { findCookie } from '#contract/cookies.ts';
import { csrf } from '#contract/generated/calls.ts';
import { changeRecords, records } from '../db/store.ts';

type CookieJar = {
  /** Value of a request's cookie. */
  read(request: Request, name: string): string | undefined;
  /** Stores `Set-Cookie` lines and returns the headers that the response must still contain. */
  deliver(lines: string[]): Promise<[name: string, value: string][]>;
  /** Deletes the cookies that the mock stores. */
  clear(): Promise<void>;
};

/** Name and value of a `Set-Cookie` line. */
export function parseSetCookie(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? [];
  return { name, value };
}

/** The jar in use. */
export const cookieJar: CookieJar = {
  read: ({ headers }, name) => findCookie(headers.get('cookie') ?? '', name),
  deliver: async (lines) => lines.map((line) => ['Set-Cookie', line]),
  clear: async () => {},
};

/**
 * Stores cookies from now on, HttpOnly ones in the records and others in the document. Browsers ignore `Set-Cookie` in
 * responses of a worker, and tabs do not share MSW's own jar.
 */
export function installBrowserJar(page: { cookie: string }): void {
  cookieJar.read = (request, name) => {
    if (request.credentials === 'omit') return undefined;
    const kept = records.cookies.findFirst((q) => q.where({ name }));
    return kept?.value ?? findCookie(page.cookie, name);
  };
  cookieJar.deliver = async (lines) => {
    const hidden = lines.filter((line) => line.includes('HttpOnly'));
    for (const line of lines) if (!hidden.includes(line)) page.cookie = line;
    await changeRecords(async () => {
      records.cookies.clear();
      for (const line of hidden) await records.cookies.create(parseSetCookie(line));
    });
    return [];
  };
  cookieJar.clear = async () => {
    await changeRecords(() => records.cookies.clear());
    page.cookie = `${csrf.cookie}=; Path=/; Max-Age=0`;
  };
}

/**
 * Cookie jar for the browser, which ignores `Set-Cookie` in responses of a worker (and MSW's own jar is not shared
 * between tabs). Cookies for scripts go to the document; HttpOnly ones are stored among the mock's records.
 */
import { cookies } from '../db/collections.ts';
import { changeRecords } from '../db/store.ts';
import { type CookieJar, findCookie, parseSetCookie } from './jar.ts';

export type CookieDocument = { cookie: string };

function keep(line: string): Promise<unknown> {
  const { name, value } = parseSetCookie(line);
  return changeRecords(() => {
    cookies.delete((q) => q.where({ name }));
    return cookies.create({ name, value });
  });
}

/** A cookie jar over the records and a document; `clear` deletes `scriptCookies` from the document. */
export function createBrowserJar(page: CookieDocument, scriptCookies: string[]): CookieJar {
  return {
    read(request, name) {
      if (request.credentials === 'omit') return undefined;
      const kept = cookies.findFirst((q) => q.where({ name }));
      return kept?.value ?? findCookie(page.cookie, name);
    },
    async deliver(lines) {
      for (const line of lines) {
        if (/;\s*HttpOnly/i.test(line)) await keep(line);
        else page.cookie = line;
      }
      return [];
    },
    async clear() {
      await changeRecords(() => cookies.deleteMany((q) => q.where(() => true)));
      for (const name of scriptCookies) page.cookie = `${name}=; Path=/; Max-Age=0`;
    },
  };
}

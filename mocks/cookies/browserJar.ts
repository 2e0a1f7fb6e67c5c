/**
 * Cookies in the browser. The browser ignores `Set-Cookie` on a worker's answer, and the jar of MSW is read
 * once a page, so that open tabs would disagree. Cookies for scripts go to the document; HttpOnly ones, which a script
 * can neither write over nor be allowed to see, are kept among the mock's records.
 */
import { cookies } from '../db/collections.ts';
import { changeRecords } from '../db/store.ts';
import { type CookieJar, findCookie } from './jar.ts';

/** The part of a document that holds cookies. */
export type CookieDocument = { cookie: string };

function keep(line: string): Promise<unknown> {
  const [pair = ''] = line.split(';');
  const [name = '', value = ''] = pair.split('=');
  return changeRecords(() => {
    cookies.delete((q) => q.where({ name }));
    return cookies.create({ name, value });
  });
}

/** A jar over the records and a document. `scriptCookies` names the ones that `clear` removes from the document. */
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

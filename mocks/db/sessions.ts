/** Careers sessions: who is signed in is decided by the session cookie alone. */
import { readCookie, setCookies } from '../cookies/jar.ts';
import { sessions } from './collections.ts';
import { createKey } from './createKey.ts';
import { changeRecords } from './store.ts';

/** Name of the cookie with the session's id. */
export const sessionCookie = 'sessionid';

/** Name of the cookie that the website echoes as `X-CSRFToken`. */
export const csrfCookie = 'csrftoken';

/** Starts a session and gives the headers that set its cookies. */
export async function signIn(email: string): Promise<[name: string, value: string][]> {
  const id = createKey();
  await changeRecords(() => sessions.create({ id, email }));
  return setCookies([
    `${sessionCookie}=${id}; Path=/; HttpOnly; SameSite=Lax`,
    `${csrfCookie}=${createKey()}; Path=/; SameSite=Lax`,
  ]);
}

/** Email of the candidate who sends a request; undefined without a valid session. */
export function findSender(request: Request): string | undefined {
  const id = readCookie(request, sessionCookie);
  return id ? sessions.findFirst((q) => q.where({ id }))?.email : undefined;
}

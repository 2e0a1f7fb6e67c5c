/** Careers sessions, identified by the session cookie alone. */
import { cookieJar } from '../cookies/jar.ts';
import { sessions } from './collections.ts';
import { createKey } from './createKey.ts';
import { changeRecords } from './store.ts';

export const sessionCookie = 'sessionid';

/** Cookie that the website sends back as `X-CSRFToken`. */
export const csrfCookie = 'csrftoken';

/** Starts a session and gives its `Set-Cookie` headers. */
export async function signIn(email: string): Promise<[name: string, value: string][]> {
  const id = createKey();
  await changeRecords(() => sessions.create({ id, email }));
  return cookieJar.deliver([
    `${sessionCookie}=${id}; Path=/; HttpOnly; SameSite=Lax`,
    `${csrfCookie}=${createKey()}; Path=/; SameSite=Lax`,
  ]);
}

/** Email of the request's candidate; undefined without a valid session. */
export function findSender(request: Request): string | undefined {
  const id = cookieJar.read(request, sessionCookie);
  return id ? sessions.findFirst((q) => q.where({ id }))?.email : undefined;
}

/** Who sends a request: careers sessions by their cookie alone, subscribers by their key. */
import { cookieJar } from '../cookies/jar.ts';
import { sessions, subscribers } from './collections.ts';
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

/** Username of `Authorization: Token <key>`; undefined for an unknown key. */
export function findSubscriber(request: Request): string | undefined {
  const [, key] = /^Token (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return key ? subscribers.findFirst((q) => q.where({ key }))?.username : undefined;
}

/** What `find` finds. Throws when it finds nobody: the mock refuses such calls before its handlers see them. */
export function senderOf(request: Request, find = findSender): string {
  const sender = find(request);
  if (sender === undefined) throw new Error('A call that needs a session has none');
  return sender;
}

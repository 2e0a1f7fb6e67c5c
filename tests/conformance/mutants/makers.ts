/** Functions that make longer mutants. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import {
  bodyOf,
  changesResponse,
  cookieOf,
  inJson,
  type Json,
  type Mutant,
  mutant,
  respond,
  type Sent,
  setField,
  withHeaders,
} from './mutant.ts';

export const openToOrigins = (id: OperationId): Mutant =>
  changesResponse(
    id,
    'header Access-Control-Allow-Origin',
    'open to every origin',
    (sent, response) =>
      sent.headers.origin
        ? withHeaders(response, {
            'access-control-allow-origin': sent.headers.origin,
            'access-control-allow-credentials': 'true',
          })
        : response,
  );

const profileCalls = ['createProfile', 'updateProfile', 'checkProfile', 'careersLogin'];

/** A mutant of every response with a profile. */
export const stores = (
  id: OperationId,
  field: string,
  what: string,
  create: () => (profile: Json, operation: string) => void,
): Mutant =>
  mutant(id, field, what, () => {
    const change = create();
    return async (sent, next, operation) => {
      const response = await next(sent);
      if (!profileCalls.includes(operation) || response.status >= 300) return response;
      return inJson(response, (body) => {
        if (body.profile) change(body.profile as Json, operation);
        return body;
      });
    };
  });

/** A mutant of a paged list; its first page is always `page=1`. */
export const pages = (
  field: string,
  what: string,
  change: (body: Json, page: number) => void,
): Mutant =>
  mutant('listServices', field, what, () => async (sent, next, operation) => {
    if (operation !== 'listServices') return next(sent);
    const page = Number(sent.url.searchParams.get('page') ?? 1);
    sent.url.searchParams.set('page', String(page));
    return inJson(await next(sent), (body) => {
      if ('results' in body) change(body, page);
      return body;
    });
  });

/** A session id chosen by somebody else becomes the account's. */
export const keepsPlantedSession = (id: OperationId): Mutant =>
  mutant(id, 'header Set-Cookie: sessionid', 'a planted session is kept', () => {
    const real = new Map<string, string>();
    return async (sent, next, operation) => {
      const planted = cookieOf(sent, 'sessionid') ?? '';
      const known = real.get(planted);
      const cookie = (sent.headers.cookie ?? '').replace(planted, known ?? planted);
      const response = await next(known ? { ...sent, headers: { ...sent.headers, cookie } } : sent);
      const lines = response.headers['set-cookie'];
      if (operation !== id || !planted || !lines) return response;
      real.set(planted, /sessionid=([^;]*)/.exec(lines.join())?.[1] ?? '');
      const kept = lines.map((line) => line.replace(/sessionid=[^;]*/, `sessionid=${planted}`));
      return withHeaders(response, { 'set-cookie': kept });
    };
  });

/** The email of the account of a request's session. */
async function emailOf(sent: Sent, next: (sent: Sent) => Promise<BackendResponse>) {
  const url = new URL('/api/careers/profile/check/', sent.url);
  const { cookie = '' } = sent.headers;
  const check = await next({ method: 'GET', url, headers: { cookie }, body: Buffer.alloc(0) });
  return String((bodyOf(check).profile as { user?: { email: string } })?.user?.email ?? 'nobody');
}

/** Anybody who knows the candidate's email address gets the resume; `origin` is the start of its URL. */
export const guessableResume = (origin = ''): Mutant =>
  mutant('createProfile', '/profile/resume', 'the URL of a resume can be guessed', () => {
    const files = new Map<string, Buffer>();
    return async (sent, next, operation) => {
      const own = files.get(sent.url.pathname);
      const headers = { 'content-type': ['application/pdf'], 'cache-control': ['private'] };
      if (own) return { status: 200, headers, body: own };
      const response = await next(sent);
      if (!profileCalls.includes(operation) || response.status >= 300) return response;
      const email = operation === 'careersLogin' ? '' : await emailOf(sent, next);
      const path = `/media/resumes/${email.replace('@', '-at-')}.pdf`;
      const start = sent.body.indexOf('%PDF-');
      if (start > 0) files.set(path, sent.body.subarray(start));
      return inJson(response, (body) => {
        if (body.profile) (body.profile as Json).resume = origin + path;
        return body;
      });
    };
  });

/** A sign-up that is refused because the passwords differ still creates an account. */
const keepsRefused = (id: OperationId): Mutant =>
  mutant(id, 'status', 'a refused sign-up leaves an account', () => {
    const kept = new Set<unknown>();
    return async (sent, next, operation) => {
      if (operation !== id) return next(sent);
      const { email, password, password_confirm, password1 = password, password2 } = bodyOf(sent);
      const text = 'This email has an account.';
      if (kept.has(email)) return respond(400, { message: text, detail: text });
      if (password1 !== (password2 ?? password_confirm)) kept.add(email);
      return next(sent);
    };
  });

/** A refused change is stored up to the invalid value. */
const storesRefused = mutant(
  'updateProfile',
  '/profile/job_title',
  'a refused change is stored in part',
  () => {
    const titles = new Map<string | undefined, string>();
    return async (sent, next, operation) => {
      const response = await next(sent);
      const session = cookieOf(sent, 'sessionid');
      const [, title] = /name="job_title"\r\n\r\n(.*)\r\n/.exec(String(sent.body)) ?? [];
      if (operation === 'updateProfile' && response.status === 400 && title) {
        titles.set(session, title);
      }
      const changed = operation === 'checkProfile' && titles.get(session);
      return changed ? setField('/profile/job_title', changed)(response, sent.url) : response;
    };
  },
);

/** The first message is refused with 429 and this `Retry-After`. */
const busyOnce = (field: string, what: string, body: object, when: string): Mutant =>
  mutant('sendEmail', field, what, () => {
    let isFirst = true;
    return async (sent, next, operation) => {
      if (operation !== 'sendEmail' || !isFirst) return next(sent);
      isFirst = false;
      return withHeaders(respond(429, body), { 'retry-after': when });
    };
  });

/** Mutants that store refused requests, or whose refusal reads as a success. */
export const refusedMutants: Mutant[] = [
  ...(['careersRegister', 'registerAccount'] as const).map(keepsRefused),
  storesRefused,
  busyOnce('/error', '429 that reads as a success, once', { message: 'Wait.' }, '1'),
  ...['0', 'Fri, 01 Jan 2038 00:00:00 GMT'].map((when) =>
    busyOnce('header Retry-After', `429 with Retry-After: ${when}, once`, { error: 'Wait.' }, when),
  ),
];

/** Only the first bytes of a password count, as in bcrypt. */
export const cutsPasswords = (id: OperationId): Mutant =>
  mutant(
    id,
    'status',
    'passwords cut at 72 bytes',
    () => async (sent, next) =>
      next(
        String(sent.body).includes('"password')
          ? inJson(sent, (body) => JSON.parse(JSON.stringify(body), cutPassword))
          : sent,
      ),
  );

const cutPassword = (name: string, value: unknown) =>
  name.startsWith('password') ? String(value).slice(0, 72) : value;

const beginsSession = ['careersLogin', 'careersRegister'];

/** Mutants that use stale data or the wrong account of a session. */
export const sessionMutants: Mutant[] = [
  mutant('checkProfile', '/profile/job_title', 'what the session saw first', () => {
    const first = new Map<unknown, BackendResponse>();
    return async (sent, next, operation) => {
      const response = await next(sent);
      if (operation !== 'checkProfile' || !bodyOf(response).has_profile) return response;
      const session = cookieOf(sent, 'sessionid');
      first.set(session, first.get(session) ?? response);
      return first.get(session) ?? response;
    };
  }),
  changesResponse(
    'careersLogin',
    'header Set-Cookie: sessionid',
    'a session goes on',
    (sent, response) => {
      const line = `sessionid=${cookieOf(sent, 'sessionid')}; Path=/; HttpOnly; SameSite=Lax`;
      const goesOn = response.status < 300 && cookieOf(sent, 'sessionid');
      return goesOn ? withHeaders(response, { 'set-cookie': line }) : response;
    },
  ),
  mutant('careersLogin', '/user/email', 'another candidate gets the account of the session', () => {
    const owners = new Map<string, unknown>();
    return async (sent, next, operation) => {
      const response = await next(sent);
      const [, session = ''] =
        /sessionid=([^;]+)/.exec(String(response.headers['set-cookie'])) ?? [];
      if (!session || !beginsSession.includes(operation)) return response;
      const { user } = bodyOf(response);
      owners.set(session, owners.get(cookieOf(sent, 'sessionid') ?? '') ?? user);
      return inJson(response, (body) => ({ ...body, user: owners.get(session) }));
    };
  }),
];

/** Makes mutants that several calls have. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import type { Mutant, Sent } from './mutant.ts';
import {
  answers,
  bodyOf,
  cookieOf,
  inJson,
  type Json,
  mutant,
  receives,
  withHeaders,
} from './serve.ts';

export const noTokenCheck = (id: OperationId): Mutant =>
  receives(id, 'status', 'no token is asked for', (sent) => {
    const token = cookieOf(sent, 'csrftoken');
    return token ? { ...sent, headers: { ...sent.headers, 'x-csrftoken': token } } : sent;
  });

export const openToOrigins = (id: OperationId): Mutant =>
  answers(id, 'header Access-Control-Allow-Origin', 'open to every origin', (sent, response) =>
    sent.headers.origin
      ? withHeaders(response, {
          'access-control-allow-origin': sent.headers.origin,
          'access-control-allow-credentials': 'true',
        })
      : response,
  );

export const shortPassword = (id: OperationId, names: string[]): Mutant =>
  receives(id, 'status', 'passwords of seven characters', (sent) =>
    inJson(sent, (body) => {
      const pad = (name: string) => [name, String(body[name]).padEnd(8, 'x')];
      const isShort = names.every((name) => String(body[name]).length === 7);
      return isShort ? { ...body, ...Object.fromEntries(names.map(pad)) } : body;
    }),
  );

export const profileCalls = ['createProfile', 'updateProfile', 'checkProfile', 'careersLogin'];

/** A mutant of every response that holds a profile. */
export const stores = (
  id: OperationId,
  field: string,
  what: string,
  create: () => (profile: Json, sent: Sent, operation: string) => void,
): Mutant =>
  mutant(id, field, what, () => {
    const change = create();
    return async (sent, next, operation) => {
      const response = await next(sent);
      if (!profileCalls.includes(operation) || response.status >= 300) return response;
      return inJson(response, (body) => {
        if (body.profile) change(body.profile as Json, sent, operation);
        return body;
      });
    };
  });

/** A mutant of a paged list, of which the first page is always `page=1`. */
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

export const setInList = (id: OperationId, field: string, what: string, value: unknown): Mutant =>
  answers(id, field, what, (_, response) => {
    if (response.status !== 200) return response;
    return inJson(response, (body) => {
      const keys = field
        .split('/')
        .slice(1)
        .map((key) => (key === '*' ? '0' : key));
      const last = keys.pop() ?? '';
      const holder = keys.reduce<Json>((each, key) => (each?.[key] ?? {}) as Json, body);
      holder[last] = value;
      return body;
    });
  });

export const isLong = (text: unknown, length: number) => String(text ?? '').length > length;

/** The email of the account whose session a request has. */
async function emailOf(sent: Sent, next: (sent: Sent) => Promise<BackendResponse>) {
  const url = new URL('/api/careers/profile/check/', sent.url);
  const { cookie = '' } = sent.headers;
  const check = await next({ method: 'GET', url, headers: { cookie }, body: Buffer.alloc(0) });
  return String((bodyOf(check).profile as { user?: { email: string } })?.user?.email ?? 'nobody');
}

/** Everybody gets a resume who knows the candidate's address. */
export const guessableResume = mutant(
  'createProfile',
  '/profile/resume',
  'the URL of a resume can be guessed',
  () => {
    const files = new Map<string, Buffer>();
    return async (sent, next, operation) => {
      const own = files.get(sent.url.pathname);
      if (own) {
        const headers = { 'content-type': ['application/pdf'], 'cache-control': ['private'] };
        return { status: 200, headers, body: own };
      }
      const response = await next(sent);
      if (!profileCalls.includes(operation) || response.status >= 300) return response;
      const email = operation === 'careersLogin' ? '' : await emailOf(sent, next);
      const path = `/media/resumes/${email.replace('@', '-at-')}.pdf`;
      const start = sent.body.indexOf('%PDF-');
      if (start > 0) files.set(path, sent.body.subarray(start));
      return inJson(response, (body) => {
        if (body.profile) (body.profile as Json).resume = path;
        return body;
      });
    };
  },
);

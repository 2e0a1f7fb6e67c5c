/** How calls write their query, body and CSRF token. */
import { afterEach, expect, test, vi } from 'vitest';
import { agency, hrms } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

function respond() {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({});
  });
  return sent;
}

/** Sends a query; returns it as the URL has it. */
async function sendQuery(query: object) {
  const sent = respond();
  await agency.GET('/api/jobs/', { params: { query } as never });
  return new URL(sent[0]?.url ?? '').search;
}

test('a query has no parameter for an empty value', async () => {
  expect(await sendQuery({ search: 'ios', location: '', page: null })).toBe('?search=ios');
});

test('a CSRF token that no header can carry does not keep a call from being sent', async () => {
  vi.stubGlobal('document', { cookie: 'csrftoken=€' });
  const sent = respond();
  await agency.POST('/api/send-email/', { body: Object({}) });
  expect(sent).toHaveLength(1);
});

test.each<[name: string, send: () => Promise<unknown>, token: string | null]>([
  ['POST', () => agency.POST('/api/careers/profile/', { body: Object({}) }), 'a%3Db'],
  ['PUT', () => agency.PUT('/api/careers/profile/', { body: Object({}) }), 'a%3Db'],
  ['GET', () => agency.GET('/api/jobs/'), null],
  [
    'POST of the other backend',
    () => hrms.POST('/payments/create-payment-intent/', { body: { max_employees: 1 } } as never),
    null,
  ],
])('the CSRF token of the cookie in a %s', async (_, send, token) => {
  vi.stubGlobal('document', { cookie: 'oldcsrftoken=c; csrftoken=a%3Db; csrftoken2=d' });
  const sent = respond();
  await send();
  expect(sent.map(({ headers }) => headers.get('x-csrftoken'))).toEqual([token]);
});

/** How calls write their query, body and CSRF token. */
import { afterEach, expect, test, vi } from 'vitest';
import { agency, hrms } from './client.ts';
import { toForm } from './toForm.ts';

vi.mock('#contract/generated/calls.ts', async (load) => ({
  ...(await load<object>()),
  urlEncodedCalls: ['POST /api/send-email/'],
}));

afterEach(() => vi.unstubAllGlobals());

function respond() {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({});
  });
  return sent;
}

test('a query has a parameter for each item of a list, and none for what is empty', async () => {
  const sent = respond();
  const query = { search: 'ios', location: '', tag: ['a', 'b,c'], page: null };
  await agency.GET('/api/jobs/', { params: { query } as never });
  expect(new URL(sent[0]?.url ?? '').search).toBe('?search=ios&tag=a&tag=b%2Cc');
});

test('a URL-encoded body has a field for each item of a list, and an empty one for null', async () => {
  const sent = respond();
  const body = { name: 'R', topics: ['a', 'b,c'], phone: null };
  await agency.POST('/api/send-email/', { body: body as never });
  expect(sent[0]?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
  expect(await sent[0]?.text()).toBe('name=R&topics=a&topics=b%2Cc&phone=');
});

/** Headers of the requests that `send` causes, in order. */
async function tokensOf(send: () => Promise<unknown>): Promise<(string | null)[]> {
  vi.stubGlobal('document', { cookie: 'theme=dark; csrftoken=a%3Db' });
  const sent = respond();
  await send();
  return sent.map(({ headers }) => headers.get('x-csrftoken'));
}

const path = '/api/careers/profile/';

test.each<[name: string, send: () => Promise<unknown>, token: string | null]>([
  ['POST', () => agency.POST(path, { body: toForm(Object({})) }), 'a=b'],
  ['PUT', () => agency.PUT(path, { body: toForm(Object({})) }), 'a=b'],
  ['GET', () => agency.GET('/api/jobs/'), null],
  [
    'POST of the other backend',
    () =>
      hrms.POST('/auth/login/login/', {
        body: { username: 'a', email: 'a@b.example', password: 'c' },
      }),
    null,
  ],
])('the CSRF token of the cookie in a %s', async (_, send, token) => {
  expect(await tokensOf(send)).toEqual([token]);
});

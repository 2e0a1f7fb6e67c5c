/** How calls write their query, body and CSRF token. */
import { afterEach, expect, test, vi } from 'vitest';
import { agency, candidateAgency, hrms } from './client.ts';
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

/** Sends a query; returns it as the URL has it. */
async function sendQuery(query: object) {
  const sent = respond();
  await agency.GET('/api/jobs/', { params: { query } as never });
  return new URL(sent[0]?.url ?? '').search;
}

test('a query has a parameter for each item of a list', async () => {
  expect(await sendQuery({ search: 'ios', tag: ['a', 'b,c'] })).toBe('?search=ios&tag=a&tag=b%2Cc');
});

test('a query has no parameter for an empty value', async () => {
  expect(await sendQuery({ search: 'ios', location: '', page: null })).toBe('?search=ios');
});

/** Sends a body that has to be URL-encoded; returns its text. */
async function sendForm(body: object) {
  const sent = respond();
  await agency.POST('/api/send-email/', { body: body as never });
  expect(sent[0]?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
  return sent[0]?.text();
}

test('a URL-encoded body has a field for each item of a list', async () => {
  expect(await sendForm({ name: 'R', topics: ['a', 'b,c'] })).toBe('name=R&topics=a&topics=b%2Cc');
});

test('a URL-encoded body has an empty field for null', async () => {
  expect(await sendForm({ name: 'R', phone: null })).toBe('name=R&phone=');
});

test('an optional body that is left out stays so', async () => {
  const sent = respond();
  await agency.POST('/api/send-email/', {} as never);
  expect(await sent[0]?.text()).toBe('');
});

/** Headers of the requests that `send` causes, in order. */
async function tokensOf(send: () => Promise<unknown>): Promise<(string | null)[]> {
  vi.stubGlobal('document', { cookie: 'oldcsrftoken=c; csrftoken=a%3Db; csrftoken2=d' });
  const sent = respond();
  await send();
  return sent.map(({ headers }) => headers.get('x-csrftoken'));
}

const path = '/api/careers/profile/';

test.each<[name: string, send: () => Promise<unknown>, token: string | null]>([
  ['POST', () => candidateAgency.POST(path, { body: toForm(Object({})) }), 'a=b'],
  ['PUT', () => candidateAgency.PUT(path, { body: toForm(Object({})) }), 'a=b'],
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

/** What the contract allows raises no alarm. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { rules } from '../../conformance/src/run.ts';
import {
  type Broken,
  bodyOf,
  combine,
  inBody,
  inRequest,
  inResponse,
  isJson,
  type Json,
  respond,
  type Sent,
  type Serve,
  startBrokenMock,
  withHeaders,
} from './brokenServer.ts';
import { check, describeViolations } from './check.ts';

const site = 'https://www.agency.example';

/** Changes every response. */
const always =
  (change: (response: Broken, sent: Sent, operation: string) => Broken): Serve =>
  async (sent, next, operation) =>
    change(await next(sent), sent, operation);

/** Changes every value in successful responses. */
const values = (revive: (key: string, value: unknown) => unknown, ...calls: string[]): Serve =>
  always((response, _, operation) => {
    const isMeant = calls.length === 0 || calls.includes(operation);
    if (!isMeant || !isJson(response) || response.status >= 300) return response;
    const body = JSON.stringify(JSON.parse(String(response.body), revive));
    return { ...response, body: Buffer.from(body) };
  });

/** Replaces responses of a call with a status. */
const instead = (call: string, from: number, status: number, body: object): Serve =>
  inResponse(call, () => respond(status, body), from);

const compress = (body: Buffer) =>
  // The default quality takes seconds for a resume.
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Refuses every 150th request for a second. */
function busy(): Serve {
  let count = 0;
  return async (sent, next) => {
    count += 1;
    const refusal = respond(429, { error: 'Please wait.' });
    return count % 150 === 0 ? withHeaders({ 'retry-after': '1' })(refusal) : next(sent);
  };
}

/** Jobs that come and go, as if an editor worked while the check runs. */
function edited(): Serve {
  let count = 0;
  return inResponse(
    'listJobs',
    (response, { url }) => {
      count += 1;
      const isNew = count > 3 && !url.searchParams.has('search');
      return isNew
        ? inBody(({ jobs }) => {
            const [first] = jobs as Json[];
            const added = { ...first, id: 990, slug: 'added-by-an-editor' };
            return { jobs: first && url.search === '' ? [added, ...(jobs as Json[])] : jobs };
          })(response)
        : response;
    },
    200,
  );
}

/** What a second application gets. */
const again = (change: (response: Broken) => Broken): Serve =>
  inResponse(
    'applyToJob',
    (response) => (/already/.test(String(bodyOf(response).message)) ? change(response) : response),
    400,
  );

const allButLimits = rules.map(({ id }) => id).filter((id) => id !== 'limits');

/** Lawful backends, each with several habits, and the rules that they concern. The last habit is next to the mock. */
const lawful: [habits: string, only: string[], serve: Serve[]][] = [
  [
    'a gateway with compression, its own cookie and rate limits; sparse bodies; strange names and calls of other sites refused; 204 and 409',
    allButLimits,
    [
      always((response) =>
        withHeaders({ 'content-encoding': 'BR' })({ ...response, body: compress(response.body) }),
      ),
      always((response) =>
        withHeaders({
          'set-cookie': [...(response.headers['set-cookie'] ?? []), '__cf_bm=x; Domain=.b.example'],
          ...(isJson(response) && { 'content-type': 'Application/JSON; Charset="UTF-8"' }),
        })(response),
      ),
      busy(),
      async (sent, next, operation) => {
        const isStrange = /egister/.test(operation) && /[^\0-\x7f]/.test(String(sent.body));
        return isStrange ? respond(400, { message: 'No.', detail: 'No.' }) : next(sent);
      },
      async (sent, next) => {
        const isForeign = sent.method !== 'GET' && sent.headers.origin?.includes('another-site');
        return isForeign ? respond(403, { error: 'Origin checking failed.' }) : next(sent);
      },
      values((_, value) => value ?? undefined),
      values((key, value) => (/^(count|previous)$/.test(key) ? undefined : value)),
      values(
        (_, value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
        ...['createProfile', 'updateProfile', 'checkProfile', 'careersLogin'],
      ),
      instead('applyToJob', 200, 204, {}),
      again((response) => ({ ...response, status: 409 })),
    ],
  ],
  [
    'refusals with 200, a search of whole words, an editor who adds a job meanwhile; objects for names, absolute URLs of the site, unknown properties',
    [
      ...['records', 'filters', 'media', 'applications', 'payments', 'profile'],
      ...['sendEmail', 'createPaymentIntent', 'recordPaymentMethod'],
    ],
    [
      inRequest('listJobs', (sent) => {
        const words = sent.url.searchParams.get('search')?.match(/[\p{L}\p{N}]{4,}/gu);
        if (sent.url.searchParams.has('search')) {
          sent.url.searchParams.set('search', words?.join(' ') || 'zqzqzq');
        }
        return sent;
      }),
      edited(),
      instead('sendEmail', 400, 200, { error: 'Enter a valid email address.' }),
      instead('createPaymentIntent', 400, 200, { error: 'The number is not valid.' }),
      instead('recordPaymentMethod', 200, 400, { error: 'The payment could not be found.' }),
      again(() => respond(200, { errors: ['ALREADY APPLIED.'] })),
      values((key, value) =>
        key === 'department' && typeof value === 'string' ? { name: value } : value,
      ),
      values((_, value) =>
        typeof value === 'string' && value.startsWith('/media/') ? site + value : value,
      ),
      values((_, value) =>
        typeof value === 'object' && value && !Array.isArray(value)
          ? { ...value, updated_by: 'admin' }
          : value,
      ),
    ],
  ],
];

test.each(lawful)('no alarm for %s', async (_, only, variants) => {
  const mock = await startBrokenMock(combine(variants));
  const report = await check({ ...mock, site, only }).finally(mock.close);
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
});

test('a backend below a path, whose URLs have no prefix as behind the edge, conforms', async () => {
  const mock = await startBrokenMock(async (sent, next) => {
    const path = sent.url.pathname.replace(/^\/staging/, '');
    if (path === sent.url.pathname) return respond(404, { detail: 'Not here.' });
    sent.url.pathname = path;
    return next(sent);
  });
  const options = { agency: `${mock.agency}/staging`, readOnly: true };
  const report = await check(options).finally(mock.close);
  expect(describeViolations(report)).toEqual([]);
});

import { afterEach, expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { chooseScenario } from './scenario/tab.ts';
import { createTestClient, profileForm } from './testClient.ts';

const ids = Object.keys(operations) as OperationId[];

afterEach(() => chooseScenario(''));

test.each(
  ids.flatMap((id) =>
    listExamples(operations[id]).map(({ name, status }) => [id, name, status] as const),
  ),
)('%s responds with its example %s (%i)', async (id, name, status) => {
  const { send, violations } = createTestClient();
  const { base, path, method } = operations[id];
  chooseScenario(`${id}:${name}`);
  expect((await send(method, base + path)).status).toBe(status);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test.each([
  ['/api/services/2/', 200, { id: 2 }],
  ['/api/services/98/', 404, { detail: 'No Service matches the given query.' }],
  ['/api/jobs/qa-engineer/', 200, { job: { slug: 'qa-engineer' } }],
  ['/api/jobs/1/', 404, {}],
])('GET %s without a scenario responds with %i and that record', async (path, status, body) => {
  expect(await createTestClient().ask('GET', path)).toMatchObject([status, body]);
});

test.each([
  ['/api/services', '/api/services/'],
  ['/api/case-studies/1/', '/api/case-studies/1'],
])('%s gets a 404 that suggests %s', async (asked, meant) => {
  expect(await createTestClient().ask('GET', asked)).toEqual([
    404,
    { detail: expect.stringContaining(`Did you mean ${meant}?`) },
  ]);
});

test.each([
  ['PATCH', '/api/services/', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/careers/profile/', 405, 'POST, PUT, OPTIONS'],
  ['OPTIONS', '/api/jobs/qa-engineer/', 204, 'GET, HEAD, OPTIONS'],
])('%s %s gets a %i that allows %s', async (method, path, status, allow) => {
  const response = await createTestClient().send(method, path);
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
});

test('an invalid request is reported with its operation and field', async () => {
  const { send, violations } = createTestClient();
  await send('POST', '/api/send-email/', { name: 'R', email: 'nobody', extra: 1 });
  await send('GET', '/api/jobs/?search=&job_type=');
  await send('POST', '/api/careers/profile/', profileForm({}, null));
  expect(violations.map(({ operation, pointer }) => operation + pointer).toSorted()).toEqual([
    'createProfile/resume',
    'listJobs/job_type',
    'listJobs/search',
    'sendEmail/comments',
    'sendEmail/email',
    'sendEmail/extra',
  ]);
});

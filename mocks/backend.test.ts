import { expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { createTestClient, profileForm } from './testClient.ts';

const ids = Object.keys(operations) as OperationId[];

test.each(
  ids.flatMap((id) =>
    listExamples(operations[id]).map(({ name, status }) => [id, name, status] as const),
  ),
)('%s responds with its example %s (%i)', async (id, name, status) => {
  const { send, violations } = createTestClient();
  const { base, path, method } = operations[id];
  const response = await send(method, base + path, undefined, { prefer: `example=${name}` });
  expect(response.status).toBe(status);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test('a code without an example selects the first example of that status', async () => {
  const { ask } = createTestClient();
  const response = await ask('GET', '/api/services/1/', undefined, { prefer: 'code=404' });
  expect(response).toEqual([404, { detail: 'No Service matches the given query.' }]);
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
  ['PATCH', '/api/services/', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/careers/profile/', 'POST, PUT, OPTIONS'],
  ['HEAD', '/api/send-email/', 'POST, OPTIONS'],
])('%s %s gets a 405 that allows %s', async (method, path, allow) => {
  const response = await createTestClient().send(method, path);
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});

test('OPTIONS lists the methods', async () => {
  const response = await createTestClient().send('OPTIONS', '/api/jobs/qa-engineer/');
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test('an invalid request is reported with its operation and field', async () => {
  const { send, violations } = createTestClient();
  await send('POST', '/api/send-email/', { name: 'R', email: 'nobody', extra: 1 });
  await send('GET', '/api/jobs/?search=&job_type=');
  const form = profileForm({}, null);
  await send('POST', '/api/careers/profile/', form);
  expect(violations.map(({ operation, pointer }) => operation + pointer).toSorted()).toEqual([
    'createProfile/resume',
    'listJobs/job_type',
    'listJobs/search',
    'sendEmail/comments',
    'sendEmail/email',
    'sendEmail/extra',
  ]);
});

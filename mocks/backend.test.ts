import { afterEach, expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { chooseScenario } from './scenario/tab.ts';
import { createTestClient, profileForm } from './testClient.ts';

const ids = Object.keys(operations) as OperationId[];
const { send, ask, violations } = createTestClient();

afterEach(() => {
  chooseScenario('');
  violations.splice(0);
});

test.each(
  ids.flatMap((id) =>
    listExamples(operations[id]).map(({ name, status }) => [id, name, status] as const),
  ),
)('%s responds with its example %s (%i)', async (id, name, status) => {
  const { base, path, method } = operations[id];
  chooseScenario(`${id}:${name}`);
  expect((await send(method, base + path)).status).toBe(status);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test.each([
  ['GET', '/api/services/2/', 200, { id: 2 }],
  ['GET', '/api/services/98/', 404, { detail: 'No Service matches the given query.' }],
  ['GET', '/api/jobs/qa-engineer/', 200, { job: { slug: 'qa-engineer' } }],
  ['GET', '/api/jobs/1/', 404, {}],
  ['GET', '/api/services', 404, { detail: /Did you mean \/api\/services\/\?/ }],
  ['PATCH', '/api/services/', 405, { detail: /It has GET/ }],
])('%s %s without a scenario responds with %i', async (method, path, status, body) => {
  const detail = 'detail' in body && { detail: expect.stringMatching(body.detail) };
  expect(await ask(method, path)).toMatchObject([status, { ...body, ...detail }]);
});

test('an invalid request is reported with its operation and field', async () => {
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

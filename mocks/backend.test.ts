import { beforeEach, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { candidateEmail, seedPassword as password, subscribers } from './db/collections.ts';
import { resetMock } from './db/reset.ts';
import { createTestClient, profileForm } from './testClient.ts';

beforeEach(resetMock);

/** Bodies that fit the contract. */
const bodies: Partial<Record<OperationId, object>> = {
  sendEmail: { name: 'Rosalind Hart', email: 'r@hart.example', phone: '', comments: 'Hello' },
  careersLogin: { email: candidateEmail, password, password_confirm: '' },
  careersRegister: { email: 'new@home.example', password, password_confirm: password },
  createProfile: profileForm(),
  updateProfile: profileForm(),
  applyToJob: { cover_letter: '' },
  registerAccount: {
    username: 'r',
    email: 'r@hart.example',
    password1: password,
    password2: password,
  },
  loginAccount: { username: 'subscriber', email: 'subscriber@people.example', password },
  createPaymentIntent: { max_employees: 12 },
  recordPaymentMethod: { companyId: 10, payment_method_id: 'pm_1', max_employees: 12 },
};

/** Calls that must precede a call, in this order, for it to succeed. */
const before: Partial<Record<OperationId, OperationId[]>> = {
  createProfile: ['careersLogin'],
  updateProfile: ['careersLogin', 'createProfile'],
  checkProfile: ['careersLogin'],
  applyToJob: ['careersLogin', 'createProfile'],
  recordPaymentMethod: ['createPaymentIntent'],
};

/** Makes calls one after the other and gives the last response with the violations of all. */
async function call(ids: OperationId[], headers: Record<string, string> = {}) {
  const { send, violations } = createTestClient();
  let response = new Response();
  for (const id of ids) {
    const { base, path, method } = operations[id];
    const url = base + path.replace('{id}', '1').replace('{slug}', 'android-engineer');
    response = await send(method, url, bodies[id], headers);
  }
  return { response, violations };
}

const ids = Object.keys(operations) as OperationId[];
const requiredCalls = `
  listVideoBanners listServices getService listTestimonials listTeams listProjects getProject listCaseStudies
  getCaseStudy listGames getGame sendEmail careersLogin careersRegister getCareersDropdowns createProfile updateProfile
  checkProfile listDepartments listJobs getJob applyToJob registerAccount loginAccount createPaymentIntent
  recordPaymentMethod`
  .trim()
  .split(/\s+/);

test('the contract has all required calls', () => {
  expect(ids).toEqual(expect.arrayContaining(requiredCalls));
});

test.each(ids)('%s has a handler whose first response is a success', async (id) => {
  const authorization = `Token ${subscribers.findFirst()?.key}`;
  const { response, violations } = await call([...(before[id] ?? []), id], { authorization });
  expect(response.ok).toBe(true);
  expect(violations).toEqual([]);
});

test.each(
  ids.flatMap((id) =>
    listExamples(operations[id]).map(({ name, status }) => [id, name, status] as const),
  ),
)('%s responds with its example %s (%i)', async (id, name, status) => {
  const { response, violations } = await call([id], { prefer: `example=${name}` });
  expect(response.status).toBe(status);
  expect(violations).toEqual([]);
});

test('a code alone selects the first example of that status', async () => {
  const { response } = await call(['getService'], { prefer: 'code=404' });
  expect(await response.json()).toEqual({ detail: 'No Service matches the given query.' });
});

test.each([
  ['/api/services', '/api/services/'],
  ['/api/case-studies/1/', '/api/case-studies/1'],
])('%s is not %s', async (asked, meant) => {
  expect(await createTestClient().ask('GET', asked)).toEqual([
    404,
    { detail: expect.stringContaining(`Did you mean ${meant}?`) },
  ]);
});

test.each([
  ['PATCH', '/api/services/', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/careers/profile/', 'POST, PUT, OPTIONS'],
  ['HEAD', '/api/send-email/', 'POST, OPTIONS'],
])('%s %s is refused with the methods that there are', async (method, path, allow) => {
  const response = await createTestClient().send(method, path);
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});

test('OPTIONS lists the methods', async () => {
  const response = await createTestClient().send('OPTIONS', '/api/jobs/qa-engineer/');
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test('a request that breaks the contract is named by operation and field', async () => {
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

test.each([
  ['/api/services/', examples.listServices.services],
  ['/api/project-details/', examples.listProjects.projects],
  ['/api/case-studies/', examples.listCaseStudies.caseStudies],
  ['/api/games/', examples.listGames.games],
  ['/api/games/2/', examples.getGame.game],
  ['/api/departments/', examples.listDepartments.departments],
  ['/api/jobs/', { jobs: expect.arrayContaining(examples.listJobs.jobs.jobs) }],
])('%s has what the contract shows', async (path, body) => {
  expect(await createTestClient().ask('GET', path)).toEqual([200, body]);
});

test.each([
  ['/api/services/4/', 200, 'Cloud Integration'],
  ['/api/project-details/7/', 200, 'Tidewatch'],
  ['/api/games/5/', 200, 'Bazaar Blocks'],
  ['/api/case-studies/11', 200, '/media/case-studies/payroll-bot.webp'],
  ['/api/jobs/qa-engineer/', 200, 'QA Engineer'],
  ['/api/services/99/', 404, ''],
  ['/api/project-details/99/', 404, ''],
  ['/api/games/99/', 404, ''],
  ['/api/case-studies/99', 404, ''],
  ['/api/jobs/nobody/', 404, ''],
  ['/api/jobs/1/', 404, ''],
])('%s responds with %i', async (path, status, text) => {
  const { send, violations } = createTestClient();
  const response = await send('GET', path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(violations).toEqual([]);
});

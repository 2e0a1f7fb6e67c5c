import { beforeEach, expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import type { Violation } from '#contract/validate.ts';
import { respond } from './backend.ts';
import { candidateEmail } from './db/collections.ts';
import { resetMock } from './db/reset.ts';
import { respondFromMock } from './handlers.ts';
import { profileForm } from './testClient.ts';

const password = 'correct horse battery';
const samples: Partial<Record<OperationId, unknown>> = {
  sendEmail: { name: 'Rosalind Hart', email: 'r@hart.example', phone: '', comments: 'Hello' },
  careersLogin: { email: candidateEmail, password, password_confirm: '' },
  careersRegister: { email: 'new@home.example', password, password_confirm: password },
  applyToJob: { cover_letter: '' },
  registerAccount: {
    username: 'r',
    email: 'r@hart.example',
    password1: password,
    password2: password,
  },
  loginAccount: { username: 'r', email: 'r@hart.example', password },
  createPaymentIntent: { max_employees: 12 },
  recordPaymentMethod: { companyId: 10, payment_method_id: 'pm_1', max_employees: 12 },
};

/** A request that fits the contract. */
function requestFor(id: OperationId, headers: Record<string, string> = {}): Request {
  const { base, path, method } = operations[id];
  const url = `http://localhost${base}${path.replace('{id}', '1').replace('{slug}', 'android-engineer')}`;
  if (id === 'createProfile' || id === 'updateProfile') {
    return new Request(url, { method, headers, body: profileForm() });
  }
  const sample = samples[id];
  return new Request(url, {
    method,
    headers: { ...headers, ...(sample ? { 'content-type': 'application/json' } : {}) },
    ...(sample ? { body: JSON.stringify(sample) } : {}),
  });
}

beforeEach(resetMock);

async function ask(request: Request) {
  const violations: Violation[] = [];
  const response = await respond(
    request,
    (violation) => violations.push(violation),
    respondFromMock,
  );
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
const examples = ids.flatMap((id) =>
  listExamples(operations[id]).map(({ name, status }) => [id, name, status] as const),
);

test('the contract has all required calls', () => {
  expect(ids).toEqual(expect.arrayContaining(requiredCalls));
});

/** Calls that must precede a call, in this order, for it to succeed. */
const before: Partial<Record<OperationId, OperationId[]>> = {
  createProfile: ['careersLogin'],
  updateProfile: ['careersLogin', 'createProfile'],
  checkProfile: ['careersLogin'],
  applyToJob: ['careersLogin', 'createProfile'],
  loginAccount: ['registerAccount'],
  createPaymentIntent: ['registerAccount'],
  recordPaymentMethod: ['registerAccount'],
};

/** Makes the preceding calls and gives the headers for the next one. */
async function prepare(id: OperationId): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const earlier of before[id] ?? []) {
    const { response } = await ask(requestFor(earlier, headers));
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    const token = /csrftoken=(\w+)/.exec(headers.cookie ?? '')?.[1];
    if (token) headers['x-csrftoken'] = token;
    if (earlier === 'registerAccount')
      headers.authorization = `Token ${(await response.json()).key}`;
  }
  return headers;
}

test.each(ids)(
  '%s has a handler whose first response is a success and fits the contract',
  async (id) => {
    const { response, violations } = await ask(requestFor(id, await prepare(id)));
    expect(response.ok).toBe(true);
    expect(violations).toEqual([]);
  },
);

test.each(examples)('%s responds with its example %s (%i)', async (id, name, status) => {
  const { response, violations } = await ask(requestFor(id, { prefer: `example=${name}` }));
  expect(response.status).toBe(status);
  expect(violations).toEqual([]);
});

test('a code alone selects the first example of that status', async () => {
  const { response } = await ask(requestFor('getService', { prefer: 'code=404' }));
  expect(await response.json()).toEqual({ detail: 'No Service matches the given query.' });
});

test('an unknown example is refused with the names that exist', async () => {
  const { response } = await ask(requestFor('listTeams', { prefer: 'example=nope' }));
  expect(response.status).toBe(501);
  expect((await response.json()).detail).toContain('noTeams (200)');
});

test.each([
  ['/api/services', '/api/services/'],
  ['/api/case-studies/1/', '/api/case-studies/1'],
])('%s is not %s', async (asked, meant) => {
  const { response } = await ask(new Request(`http://localhost${asked}`));
  expect(response.status).toBe(501);
  expect((await response.json()).detail).toContain(`Did you mean ${meant}?`);
});

test('content asked for again is the same, whole, and what a request chose goes to that request alone', async () => {
  const path = 'http://localhost/api/jobs/?search=engineer';
  const first = await (await ask(new Request(path))).response.json();
  const chosen = await ask(new Request(path, { headers: { prefer: 'example=noJobs' } }));
  expect(await chosen.response.json()).toEqual({ jobs: [] });
  expect(await (await ask(new Request(path))).response.json()).toEqual(first);
  expect(first.jobs.length).toBeGreaterThan(0);
  const others = await ask(new Request('http://localhost/api/jobs/?search=designer'));
  expect(await others.response.json()).not.toEqual(first);
});

test('a session responds with what it has become, not with what it was', async () => {
  const visitor = await ask(requestFor('checkProfile'));
  const candidate = await ask(requestFor('checkProfile', await prepare('checkProfile')));
  expect([visitor.response.status, candidate.response.status]).toEqual([401, 200]);
});

test('a request that breaks the contract is named by operation and field', async () => {
  const bad = new Request('http://localhost/api/send-email/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'R', email: 'nobody', extra: 1 }),
  });
  const { violations } = await ask(bad);
  expect(violations.map(({ pointer }) => pointer).toSorted()).toEqual([
    '/comments',
    '/email',
    '/extra',
  ]);
  expect(violations.every(({ operation }) => operation === 'sendEmail')).toBe(true);
});

test('an empty filter is a violation', async () => {
  const { violations } = await ask(new Request('http://localhost/api/jobs/?search=&job_type='));
  expect(violations.map(({ pointer }) => pointer).toSorted()).toEqual(['/job_type', '/search']);
});

test('a form without its resume is a violation', async () => {
  const form = profileForm();
  form.delete('resume');
  const request = new Request('http://localhost/api/careers/profile/', {
    method: 'POST',
    body: form,
  });
  const { violations } = await ask(request);
  expect(violations.map(({ pointer }) => pointer)).toEqual(['/resume']);
});

test.each([
  ['services', '/api/services/4/', 'Cloud Integration'],
  ['projects', '/api/project-details/7/', 'Tidewatch'],
  ['games', '/api/games/5/', 'Bazaar Blocks'],
  ['case studies', '/api/case-studies/11', '/media/case-studies/payroll-bot.webp'],
  ['jobs', '/api/jobs/qa-engineer/', 'QA Engineer'],
])('%s are found by id', async (_, path, text) => {
  const { response } = await ask(new Request(`http://localhost${path}`));
  expect(await response.text()).toContain(text);
});

test.each([
  '/api/services/99/',
  '/api/project-details/99/',
  '/api/games/99/',
  '/api/case-studies/99',
  '/api/jobs/nobody/',
])('%s is not found', async (path) => {
  const { response, violations } = await ask(new Request(`http://localhost${path}`));
  expect(response.status).toBe(404);
  expect(violations).toEqual([]);
});

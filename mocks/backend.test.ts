import { expect, test } from 'vitest';
import { respond } from './backend.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { listExamples } from './prefer.ts';
import type { Violation } from './validation/validate.ts';

const samples: Partial<Record<OperationId, unknown>> = {
  sendEmail: { name: 'Rosalind Hart', email: 'r@hart.example', phone: '', comments: 'Hello' },
  careersLogin: { email: 'c@twinbridge.example', password: 'secret', password_confirm: '' },
  careersRegister: {
    email: 'c@twinbridge.example',
    password: 'secret',
    password_confirm: 'secret',
  },
  applyToJob: { cover_letter: '' },
  registerAccount: { username: 'r', email: 'r@hart.example', password1: 'a', password2: 'a' },
  loginAccount: { username: 'r', email: 'r@hart.example', password: 'a' },
  createPaymentIntent: { max_employees: 12 },
  recordPaymentMethod: { companyId: 10, payment_method_id: 'pm_1', max_employees: 12 },
};

function profileForm(): FormData {
  const form = new FormData();
  const choices = ['gender', 'nationality', 'marital_status', 'expected_salary', 'career_level'];
  for (const name of [...choices, 'experience', 'job_category']) form.set(name, '1');
  for (const name of ['education', 'work_experience', 'skills']) form.set(name, '[]');
  form.append('language_ids', '1');
  form.append('language_ids', '3');
  form.set('job_title', 'Developer');
  form.set('resume', new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }));
  return form;
}

/** A request that fits the contract. */
function requestFor(id: OperationId, headers: Record<string, string> = {}): Request {
  const { base, path, method } = operations[id];
  const url = `http://localhost${base}${path.replace('{id}', '1').replace('{slug}', 'qa-engineer')}`;
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

async function ask(request: Request) {
  const violations: Violation[] = [];
  const response = await respond(request, (violation) => violations.push(violation));
  return { response, violations };
}

const ids = Object.keys(operations) as OperationId[];
const examples = ids.flatMap((id) =>
  listExamples(operations[id]).map(({ name, status }) => [id, name, status] as const),
);

test('the contract has all calls of section 7', () => {
  expect(ids).toHaveLength(26);
});

test.each(ids)(
  '%s has a handler whose first answer is a success and fits the contract',
  async (id) => {
    const { response, violations } = await ask(requestFor(id));
    expect(response.ok).toBe(true);
    expect(violations).toEqual([]);
  },
);

test.each(examples)('%s answers with its example %s (%i)', async (id, name, status) => {
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

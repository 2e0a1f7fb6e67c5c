/** The calls of the specification are in the contract, slash by slash, with the fields that they send. */
import { expect, test } from 'vitest';
import { edgeExamples } from '#contract/edgeExamples.ts';
import { examples as agency } from '#contract/generated/agency.examples.ts';
import { examples as hrms } from '#contract/generated/hrms.examples.ts';
import {
  careersLogin,
  careersRegister,
  loginAccount,
  registerAccount,
  sendEmail,
} from '#contract/generated/limits.ts';
import { operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { contracts, findResponseSchema, type JsonSchema } from '#contract/schemas.ts';

const profile =
  'multipart/form-data job_title gender nationality marital_status current_salary expected_salary career_level experience job_category language_ids education work_experience skills resume';

/** Method and path → media type and fields of the body. */
const specified: Record<string, string> = {
  'GET /api/video-banners/': '',
  'GET /api/services/': '',
  'GET /api/services/{id}/': '',
  'GET /api/testimonials/': '',
  'GET /api/teams/': '',
  'GET /api/project-details/': '',
  'GET /api/project-details/{id}/': '',
  'GET /api/case-studies/': '',
  'GET /api/case-studies/{id}': '',
  'GET /api/games/': '',
  'GET /api/games/{id}/': '',
  'POST /api/send-email/': 'application/json name email phone comments',
  'POST /hrms/dj-rest-auth/registration/': 'application/json username email password1 password2',
  'POST /hrms/auth/login/login/': 'application/json username email password',
  'POST /hrms/payments/create-payment-intent/': 'application/json max_employees',
  'POST /hrms/payments/payment-method/':
    'application/json companyId payment_method_id max_employees',
  'POST /api/careers/login/': 'application/json email password password_confirm',
  'POST /api/careers/register/': 'application/json email password password_confirm',
  'GET /api/careers/dropdowns/': '',
  'POST /api/careers/profile/': profile,
  'PUT /api/careers/profile/': profile,
  'GET /api/careers/profile/check/': '',
  'GET /api/departments/': '',
  'GET /api/jobs/': '',
  'GET /api/jobs/{slug}/': '',
  'POST /api/jobs/{slug}/apply/': 'application/json cover_letter',
};

type Schema = JsonSchema & { $ref?: string; allOf?: Schema[]; properties?: object };

function fieldsOf(schemas: Record<string, JsonSchema>, schema: Schema): string[] {
  const { $ref, allOf = [], properties = {} } = schema;
  const target = $ref ? [schemas[$ref.split('/').at(-1) ?? ''] ?? {}] : [];
  const parts = [...target, ...allOf].flatMap((part) => fieldsOf(schemas, part));
  return [...parts, ...Object.keys(properties)];
}

function bodyOf({ api, id }: Operation): string {
  const { components, operations: all } = contracts[api] ?? {};
  const content = all?.[id]?.requestBody?.content ?? {};
  return Object.entries(content)
    .map(([type, schema]) => [type, ...fieldsOf(components?.schemas ?? {}, schema)].join(' '))
    .join();
}

test('every specified call is in the contract, with its body', () => {
  const calls = Object.values<Operation>(operations).map((operation) => {
    const { base, method, path } = operation;
    return [`${method} ${base}${path}`, bodyOf(operation)];
  });
  expect(Object.fromEntries(calls)).toMatchObject(specified);
});

test('jobs are filtered by department, type, location and words', () => {
  const query: Schema | undefined = contracts.agency?.operations.listJobs?.query;
  expect(Object.keys(query?.properties ?? {})).toEqual([
    'department_id',
    'job_type',
    'location',
    'search',
  ]);
});

test.each([
  ['a message', sendEmail, 'name email comments'],
  ['a subscriber', registerAccount, 'username email password1 password2'],
  ['a login of a subscriber', loginAccount, 'username email password'],
  ['a candidate', careersRegister, 'email password password_confirm'],
  // The last one is sent empty, and the form has no field for it.
  ['a sign-in of a candidate', careersLogin, 'email password password_confirm'],
])('the form of %s demands the required fields and an email address', (_, limits, required) => {
  const demanded = Object.entries(limits).filter(([, limit]) => 'required' in limit);
  expect(demanded.map(([name]) => name).join(' ')).toBe(required);
  expect(limits.email.format).toBe('email');
});

/** Failures whose text the specification does not show, and the failure of a message that counts as sent. */
const unread = [
  ...['missingCredential', 'csrfFailed', 'invalidToken', 'fieldProblems', 'loginFieldProblems'],
  'messageQueued',
];

test.each([
  ['sendEmail', 'error'],
  ['registerAccount', 'detail'],
  ['loginAccount', 'detail'],
  ['createPaymentIntent', 'error'],
  ['recordPaymentMethod', 'error'],
  ['careersLogin', 'message'],
  ['careersRegister', 'message'],
  ['createProfile', 'message'],
  ['updateProfile', 'message'],
] as const)('the text of each failure of %s is in its `%s`', (id, property) => {
  const bodies: Record<string, object> = { ...agency, ...hrms }[id];
  const texts = listExamples(operations[id])
    .filter(({ name, status }) => status >= 400 && !unread.includes(name))
    .map(({ name }) => [name, bodies[name] ?? {}] as const)
    .filter(([, body]) => Object.keys(body).length > 0);
  expect(texts.filter(([, body]) => !(property in body))).toEqual([]);
  expect(texts).not.toEqual([]);
});

/** Statuses of the contact form with which only the edge responds. */
const edgeStatuses = Object.entries(operations.sendEmail.examples)
  .filter(([, examples]) => Object.keys(examples).every((name) => edgeExamples.includes(name)))
  .map(([status]) => Number(status));

test.each(edgeStatuses)(
  'a %i of the edge has an error, without which it would be a sent message',
  (status) => {
    const allows = findResponseSchema(operations.sendEmail, status);
    expect(allows?.({ error: 'Wait.', message: 'Wait.' })).toBe(true);
    expect(allows?.({ message: 'Wait.' })).toBe(false);
  },
);

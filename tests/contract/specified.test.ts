/** The calls of the specification are in the contract, slash by slash, with the fields that they send. */
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { fieldsOf } from '#contract/jsonSchema.ts';
import type { Operation } from '#contract/listExamples.ts';
import { contracts } from '#contract/schemas.ts';

const profile =
  'multipart/form-data job_title gender nationality marital_status current_salary expected_salary career_level experience job_category language_ids education work_experience skills resume';

/** Method and path → media type and fields of the body, or names in the query. */
const specified: Record<string, string> = {
  'GET /api/video-banners/': '',
  'GET /api/services/': '? page',
  'GET /api/services/{id}/': '',
  'GET /api/testimonials/': '',
  'GET /api/teams/': '',
  'GET /api/project-details/': '? page',
  'GET /api/project-details/{id}/': '',
  'GET /api/case-studies/': '? page',
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
  'GET /api/jobs/': '? department_id job_type location search',
  'GET /api/jobs/{slug}/': '',
  'POST /api/jobs/{slug}/apply/': 'application/json cover_letter',
};

/** The media type of the body, or `?`, with the names of its fields or of the query's. */
function fieldsSent({ api, id }: Operation): string {
  const contract = contracts[api];
  const { requestBody, query } = contract?.operations[id] ?? {};
  const asked = Object.keys(query?.properties ?? {});
  const content = Object.entries(requestBody?.content ?? {}).map(([type, schema]) =>
    [type, ...fieldsOf(contract ?? {}, schema).properties.keys()].join(' '),
  );
  return [...content, ...(asked.length > 0 ? [`? ${asked.join(' ')}`] : [])].join();
}

test('every specified call is in the contract, with what it sends', () => {
  const calls = Object.values<Operation>(operations).map((operation) => {
    const { base, method, path } = operation;
    return [`${method} ${base}${path}`, fieldsSent(operation)];
  });
  expect(Object.fromEntries(calls)).toMatchObject(specified);
});

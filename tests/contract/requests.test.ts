/** Every write of the site and every filter of the jobs fit the contract, with optional inputs empty and filled. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  careersRegister,
  createPaymentIntent as intentLimits,
  registerAccount,
  sendEmail,
} from '#contract/generated/limits.ts';
import { operations } from '#contract/generated/operations.ts';
import { matchOperation } from '#contract/matchOperation.ts';
import { checkRequest } from '#contract/validate.ts';
import { saveProfile, sendCredentials } from '../../src/features/careers/account/careersCalls.ts';
import { decodeProfile } from '../../src/features/careers/account/profile.ts';
import { applyToJob, jobsQuery } from '../../src/features/careers/jobs.ts';
import * as hrms from '../../src/features/plans/checkout/hrms.ts';

import { sendContactMessage } from '../../src/shared/contact/sendMessage.ts';

// Uploads use XMLHttpRequest, which Node lacks.
vi.mock('#shared/api/uploadFetch.ts', () => ({
  uploadFetch: () => (request: Request) => fetch(request),
}));

let sent: Request[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.clone());
    return Response.json({}, { status: 500 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The shortest text that a form with these limits accepts. */
const shortest = ({ minLength = 1 }: { minLength?: number }) => 'x'.repeat(minLength);
const email = 'a@b.example';
const password = shortest(careersRegister.password);
const username = shortest(registerAccount.username);
const secret = shortest(registerAccount.password1);
const { signal } = new AbortController();

const message = { name: shortest(sendEmail.name), email, comments: shortest(sendEmail.comments) };
const choices = {
  job_title: 'Developer',
  ...{ gender: '1', nationality: '1', marital_status: '1', expected_salary: '1' },
  ...{ career_level: '1', experience: '1', job_category: '1' },
};
const known = decodeProfile({ job_title: 'Developer' });
const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const ignore = () => {};
const noFilters = { department_id: '', job_type: '', search: '' } as const;
/** Runs the query, which reads nothing of its context but the signal. */
const findJobs = (filters: Parameters<typeof jobsQuery>[0]) => {
  const ask = jobsQuery(filters).queryFn as (context: object) => Promise<unknown>;
  return ask({ signal });
};

const calls: [does: string, id: keyof typeof operations, call: () => Promise<unknown>][] = [
  ['a message', 'sendEmail', () => sendContactMessage({ ...message, phone: '' })],
  ['a message with a phone', 'sendEmail', () => sendContactMessage({ ...message, phone: '1' })],
  ['a sign-in', 'careersLogin', () => sendCredentials({ email, password, confirmation: null })],
  [
    'a registration',
    'careersRegister',
    () => sendCredentials({ email, password, confirmation: password }),
  ],
  [
    'a profile',
    'createProfile',
    () => saveProfile({ typed: choices, known: null, resume }, ignore),
  ],
  [
    'an update without a resume',
    'updateProfile',
    () => saveProfile({ typed: choices, known, resume: null }, ignore),
  ],
  ['an application', 'applyToJob', () => applyToJob('senior-ios-engineer')],
  ['all jobs', 'listJobs', () => findJobs(noFilters)],
  [
    'jobs with every filter and one letter',
    'listJobs',
    () => findJobs({ department_id: '1', job_type: 'contract', search: 'a' }),
  ],
  [
    'a sign-up',
    'registerAccount',
    () => hrms.signUpSubscriber({ username, email, password1: secret, password2: secret }, signal),
  ],
  [
    'a login',
    'loginAccount',
    () => hrms.logInSubscriber({ username, email, password: secret }, signal),
  ],
  [
    'a payment',
    'createPaymentIntent',
    () => hrms.createPaymentIntent('key', intentLimits.max_employees.minimum),
  ],
  [
    'a recorded payment',
    'recordPaymentMethod',
    () => hrms.recordSubscription('key', 'pm_1', intentLimits.max_employees.minimum),
  ],
];

test.each(calls)('%s fits %s', async (_, id, call) => {
  await expect(call()).rejects.toThrow();
  const request = sent.at(-1);
  if (!request) throw new Error('Nothing was sent.');
  const found = matchOperation(request.method, new URL(request.url).pathname);
  if (!found) throw new Error(`The contract has no ${request.method} ${request.url}`);
  expect(found.operation.id).toBe(id);
  expect(await checkRequest(request, found)).toEqual([]);
});

test('every write of the contract is tried', () => {
  const writes = Object.values(operations).filter(({ method }) => method !== 'GET');
  const tried = calls.map(([, id]) => id);
  expect(writes.map(({ id }) => id).filter((id) => !tried.includes(id))).toEqual([]);
});

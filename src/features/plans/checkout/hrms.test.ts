import { afterEach, expect, test, vi } from 'vitest';
import { isSignedOut } from '#shared/api/ApiError.ts';
import {
  createPaymentIntent,
  intentFailureText,
  logInSubscriber,
  recordingFailureText,
  recordSubscription,
  signUpSubscriber,
  subscriberFailureText,
} from './hrms.ts';

const { signal } = new AbortController();
const login = { username: 'r', email: 'r@hart.example', password: 'p' };
const registration = { username: 'r', email: 'r@hart.example', password1: 'p', password2: 'p' };

afterEach(() => vi.unstubAllGlobals());

/** Mocks the response of the next calls, and returns the requests. */
function respond(status: number, body: string, type = 'application/json') {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  return sent;
}

const page = '<!doctype html><h1>Bad Gateway</h1>';
const unknown = 'An error occurred. Please try again later.';
const noIntent = 'Failed to create payment intent.';
const notRecorded = 'Failed to create subscription.';

test.each([
  [200, '{"key":"k"}', 'k'],
  [200, '{}', unknown],
  [200, '{"detail":"Not yet."}', 'Not yet.'],
  [200, page, unknown],
  [400, '{"detail":"Wrong."}', 'Wrong.'],
  [400, '{"detail":["Wrong."]}', unknown],
  [502, page, unknown],
  [500, '', unknown],
  [0, '', unknown],
])('login, %i %s', async (status, body, outcome) => {
  respond(status, body);
  expect(await logInSubscriber(login, signal).catch(subscriberFailureText)).toBe(outcome);
});

test.each([
  [201, '{"key":"k"}', 'k'],
  [201, '{"detail":"Verification e-mail sent."}', null],
  [400, '{"detail":"Taken."}', 'Taken.'],
  [502, page, unknown],
  [0, '', unknown],
])('sign-up, %i %s', async (status, body, outcome) => {
  respond(status, body);
  expect(await signUpSubscriber(registration, signal).catch(subscriberFailureText)).toBe(outcome);
});

const or = (textOf: (error: unknown) => string) => (error: unknown) =>
  isSignedOut(error) ? `refused: ${textOf(error)}` : textOf(error);

test.each([
  [200, '{"client_secret":"pi_1_secret_x"}', 'pi_1_secret_x'],
  [200, '{}', noIntent],
  [200, '{"client_secret":""}', noIntent],
  [200, '{"error":"Too many."}', 'Too many.'],
  [200, page, noIntent],
  [400, '{"error":"Too many."}', 'Too many.'],
  [401, '{"detail":"Invalid token."}', `refused: ${noIntent}`],
  [502, page, noIntent],
  [0, '', noIntent],
])('intent, %i %s', async (status, body, outcome) => {
  const sent = respond(status, body);
  expect(await createPaymentIntent('secret-key', 12).catch(or(intentFailureText))).toBe(outcome);
  expect(sent[0]?.headers.get('authorization')).toBe('Token secret-key');
  expect(sent[0]?.url).not.toContain('secret-key');
  expect(await sent[0]?.json()).toEqual({ max_employees: 12 });
});

test.each([
  [200, '{"message":"Recorded"}', 'recorded'],
  [200, '{"error":"Expired."}', 'Expired.'],
  [200, page, notRecorded],
  [200, '', notRecorded],
  [401, '{"detail":"Invalid token."}', `refused: ${notRecorded}`],
  [500, '{}', notRecorded],
  [0, '', notRecorded],
])('record, %i %s', async (status, body, outcome) => {
  const sent = respond(status, body);
  const recording = recordSubscription('secret-key', 'pm_1', 12).then(() => 'recorded');
  expect(await recording.catch(or(recordingFailureText))).toBe(outcome);
  expect(await sent[0]?.json()).toEqual({
    companyId: 10,
    payment_method_id: 'pm_1',
    max_employees: 12,
  });
});

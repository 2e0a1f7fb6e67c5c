import { afterEach, expect, test, vi } from 'vitest';
import {
  createPaymentIntent,
  logInSubscriber,
  recordSubscription,
  signUpSubscriber,
} from './subscription.ts';

// The clients take their origin from the page when they load.
vi.hoisted(() =>
  Object.assign(globalThis, {
    location: { origin: 'http://localhost' },
    document: { cookie: '' },
  }),
);

const login = { username: 'r', email: 'r@hart.example', password: 'p' };
const registration = { username: 'r', email: 'r@hart.example', password1: 'p', password2: 'p' };

afterEach(() => vi.unstubAllGlobals());

/** Lets the next calls be answered with this, and gives what was sent. */
function answer(status: number, body: string, type = 'application/json') {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  return sent;
}

const page = '<!doctype html><h1>Bad Gateway</h1>';
const nothing = { ok: false, text: '' };

test.each([
  [200, '{"key":"k"}', { ok: true, key: 'k' }],
  [200, '{}', nothing],
  [200, page, nothing],
  [400, '{"detail":"Wrong."}', { ok: false, text: 'Wrong.' }],
  [400, '{"detail":["Wrong."]}', nothing],
  [502, page, nothing],
  [500, '', nothing],
  [0, '', nothing],
])('login, %i %s', async (status, body, outcome) => {
  answer(status, body);
  expect(await logInSubscriber(login)).toEqual(outcome);
});

test.each([
  [201, '{"key":"k"}', { ok: true, key: 'k' }],
  [201, '{"detail":"Verification e-mail sent."}', { ok: true, key: null }],
  [400, '{"detail":"Taken."}', { ok: false, text: 'Taken.' }],
  [502, page, nothing],
  [0, '', nothing],
])('sign-up, %i %s', async (status, body, outcome) => {
  answer(status, body);
  expect(await signUpSubscriber(registration)).toEqual(outcome);
});

test.each([
  [200, '{"client_secret":"pi_1_secret_x"}', { ok: true, value: 'pi_1_secret_x' }],
  [200, '{}', { ...nothing, refused: false }],
  [200, '{"client_secret":""}', { ...nothing, refused: false }],
  [200, '{"error":"Too many."}', { ok: false, refused: false, text: 'Too many.' }],
  [200, page, { ...nothing, refused: false }],
  [400, '{"error":"Too many."}', { ok: false, refused: false, text: 'Too many.' }],
  [401, '{"detail":"Invalid token."}', { ...nothing, refused: true }],
  [502, page, { ...nothing, refused: false }],
  [0, '', { ...nothing, refused: false }],
])('intent, %i %s', async (status, body, outcome) => {
  const sent = answer(status, body);
  expect(await createPaymentIntent('secret-key', 12)).toEqual(outcome);
  expect(sent[0]?.headers.get('authorization')).toBe('Token secret-key');
  expect(sent[0]?.url).not.toContain('secret-key');
  expect(await sent[0]?.json()).toEqual({ max_employees: 12 });
});

test.each([
  [200, '{"message":"Recorded"}', { ok: true, value: null }],
  [200, '{"error":"Expired."}', { ok: false, refused: false, text: 'Expired.' }],
  [200, page, { ...nothing, refused: false }],
  [200, '', { ...nothing, refused: false }],
  [401, '{"detail":"Invalid token."}', { ...nothing, refused: true }],
  [500, '{}', { ...nothing, refused: false }],
  [0, '', { ...nothing, refused: false }],
])('record, %i %s', async (status, body, outcome) => {
  const sent = answer(status, body);
  expect(await recordSubscription('secret-key', 'pm_1', 12)).toEqual(outcome);
  expect(await sent[0]?.json()).toEqual({
    companyId: 10,
    payment_method_id: 'pm_1',
    max_employees: 12,
  });
});

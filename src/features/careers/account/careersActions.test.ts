import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { applyToJob } from '../applications.ts';
import { authenticate, finishLogout, logOut, restoreSession } from './careersActions.ts';
import {
  logoutAtom,
  markLogout,
  profileDraft,
  readCandidate,
  readLogout,
  readStoredUser,
  signTabIn,
  signTabOut,
} from './careersSession.ts';

vi.mock('#shared/ui/toasts.ts', () => ({ showToast: vi.fn() }));

/** Responds to a path, perhaps later. */
type Respond = () => Promise<Response>;

let responses: Record<string, Respond> = {};
const sent: string[] = [];
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));
const deleted = () => Promise.resolve(new Response(null, { status: 204 }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const signedIn = (email: string) => json({ user: { email }, has_profile: false });
const noProfile = () => json({ has_profile: false });

beforeEach(() => {
  // There is no storage, so values stay in memory.
  vi.stubGlobal('window', {});
  sent.length = 0;
  vi.mocked(showToast).mockClear();
  responses = { '/edge/logout': deleted, '/api/careers/profile/check/': noProfile };
  vi.stubGlobal('fetch', (request: Request | string) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    sent.push(path);
    return responses[path]?.() ?? lost();
  });
});
afterEach(() => {
  signTabOut();
  markLogout(null);
  profileDraft.clear();
  vi.unstubAllGlobals();
});

/** Delays a response until `arrive` is called. */
function late(respond: Respond) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { respond: () => arrival.then(respond), arrive };
}

const login = (email = 'a@x.example') =>
  authenticate({ email, password: 'p', confirmation: null }).then(
    () => 'signed in',
    (error) => (isFailure(error, 'ended') ? 'ended' : 'failed'),
  );

const checkPath = '/api/careers/profile/check/';
const profile = decodeOrEmpty(CandidateProfile, { job_title: 'Developer' });

test('a profile in the response to a sign-in is stored, without a check', async () => {
  const user = { email: 'a@x.example' };
  responses['/api/careers/login/'] = () => json({ user, has_profile: true, profile });
  await login();
  expect(sent).toEqual(['/api/careers/login/']);
  expect(readStoredUser()).toEqual({ email: 'a@x.example', profile });
});

test('a page load uses a stored user and profile without a check', async () => {
  signTabIn('a@x.example', profile);
  await restoreSession();
  expect(sent).toEqual([]);
  expect(readCandidate()).toMatchObject({ email: 'a@x.example', profile });
});

test('a page load without a stored profile takes user and profile from the check', async () => {
  signTabIn('a@x.example', null);
  const found = { job_title: 'Designer', user: { email: 'b@x.example' } };
  responses[checkPath] = () => json({ has_profile: true, profile: found });
  await restoreSession();
  expect(readCandidate()).toMatchObject({ email: 'b@x.example', profile: found });
});

test.each([
  ['a lost connection', lost],
  ['a 401', () => json({ message: 'Please sign in' }, 401)],
  ['a 500', () => json({}, 500)],
])('a check that ends in %s signs out', async (_, response) => {
  signTabIn('a@x.example', null);
  responses[checkPath] = response;
  await restoreSession();
  expect([readCandidate(), readStoredUser().email]).toEqual([null, null]);
});

test('a 204 of the edge ends the logout', async () => {
  markLogout('pending');
  expect([await finishLogout(), readLogout()]).toEqual(['done', 'done']);
});

test.each([
  ['a lost connection', lost],
  ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['a 403', () => Promise.resolve(new Response(null, { status: 403 }))],
  ['a 502', () => Promise.resolve(new Response(null, { status: 502 }))],
  ['a page with 200', () => Promise.resolve(new Response('<!doctype html>'))],
])('a logout that ends in %s has failed', async (_, response) => {
  markLogout('pending');
  responses['/edge/logout'] = response;
  expect(await finishLogout()).toBe('failed');
  expect([getDefaultStore().get(logoutAtom), readLogout()]).toEqual(['failed', 'failed']);
});

test('two tabs delete the cookies once', async () => {
  markLogout('failed');
  expect(await Promise.all([finishLogout(), finishLogout()])).toEqual(['done', 'done']);
  expect(sent).toEqual(['/edge/logout']);
});

test('a refused sign-in over an expired session is only in its dialog', async () => {
  signTabIn('a@x.example', profile);
  responses['/api/careers/login/'] = () => json({ message: 'Wrong' }, 401);
  expect(await login()).toBe('failed');
  expect(showToast).not.toHaveBeenCalled();
});

test('where the browser denies locks, a sign-in succeeds', async () => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  responses['/api/careers/login/'] = () => signedIn('a@x.example');
  expect(await login()).toBe('signed in');
});

test('a sign-in before the retry keeps its session', async () => {
  markLogout('failed');
  responses['/api/careers/login/'] = () => signedIn('a@x.example');
  const entered = login();
  expect(await finishLogout()).toBeNull();
  expect([await entered, readCandidate()?.email]).toEqual(['signed in', 'a@x.example']);
  expect(sent).not.toContain('/edge/logout');
});

test('a sign-in waits for a deletion', async () => {
  markLogout('pending');
  const deletion = late(deleted);
  responses['/edge/logout'] = deletion.respond;
  responses['/api/careers/login/'] = () => signedIn('a@x.example');
  const finished = finishLogout();
  await vi.waitFor(() => expect(sent).toEqual(['/edge/logout']));
  const entered = login();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(['/edge/logout']);
  deletion.arrive();
  await Promise.all([finished, entered]);
  expect(sent[1]).toBe('/api/careers/login/');
});

test('the profile check of a sign-in does not undo a logout', async () => {
  const check = late(() => json({ has_profile: true, profile: { job_title: 'Developer' } }));
  responses['/api/careers/login/'] = () => signedIn('a@x.example');
  responses['/api/careers/profile/check/'] = check.respond;
  const entered = login();
  await vi.waitFor(() => expect(readCandidate()?.email).toBe('a@x.example'));
  await logOut();
  check.arrive();
  await entered;
  expect([readCandidate(), readStoredUser()]).toEqual([null, { email: null, profile: null }]);
});

test('the profile check of a page load does not undo a logout', async () => {
  const check = late(() =>
    json({ has_profile: true, profile: { user: { email: 'a@x.example' } } }),
  );
  responses['/api/careers/profile/check/'] = check.respond;
  const restored = restoreSession();
  await logOut();
  check.arrive();
  await restored;
  expect(readCandidate()).toBeNull();
});

test('a logout ends a pending sign-in', async () => {
  const answer = late(() => signedIn('a@x.example'));
  responses['/api/careers/login/'] = answer.respond;
  const entered = login();
  await vi.waitFor(() => expect(sent).toEqual(['/api/careers/login/']));
  const left = logOut();
  answer.arrive();
  expect([await entered, readCandidate()?.email]).toEqual(['ended', undefined]);
  await left;
  expect(readLogout()).toBe('done');
});

test('the response to an application of an earlier session is dropped', async () => {
  signTabIn('a@x.example', null);
  const answer = late(() => json({ message: 'Application submitted' }));
  responses['/api/jobs/editor/apply/'] = answer.respond;
  const outcome = applyToJob('editor').catch((error) => isFailure(error, 'ended'));
  await logOut();
  signTabIn('b@x.example', null);
  answer.arrive();
  expect(await outcome).toBe(true);
});

test('a logout forgets what was applied to, for the same candidate too', async () => {
  signTabIn('a@x.example', null, ['editor']);
  await logOut();
  signTabIn('a@x.example', null);
  expect(readCandidate()?.applied).toEqual([]);
});

test.each(['b@x.example', 'a@x.example'])(
  '%s gets the draft of a@x.example only if it is the owner',
  (next) => {
    signTabIn('a@x.example', null);
    profileDraft.write({ job_title: 'Mine' }, 'a@x.example');
    signTabIn(next, null);
    const isSame = next === 'a@x.example';
    // Reading as somebody else would delete the draft.
    expect(profileDraft.read('a@x.example')).toEqual(isSame ? { job_title: 'Mine' } : null);
  },
);

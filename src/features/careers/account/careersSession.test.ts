import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFailure } from '#shared/api/ApiError.ts';
import { writeStored } from '#shared/lib/storage.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { applyToJob } from '../jobs.ts';
import {
  authenticate,
  checkSession,
  followSession,
  getCandidate,
  logOut,
  markApplied,
  removeCandidate,
  storeCandidate,
} from './careersSession.ts';
import { decodeProfile } from './profile.ts';

vi.mock('#shared/ui/toasts.ts', () => ({ showToast: vi.fn() }));

/** Responds to a path, perhaps later. */
type Respond = () => Promise<Response>;

const loginPath = '/api/careers/login/';
const checkPath = '/api/careers/profile/check/';
const ada = 'ada@x.example';
const profile = decodeProfile({ job_title: 'Developer' });
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let responses: Record<string, Respond> = {};
const sent: string[] = [];

beforeEach(() => {
  // There is no storage, so values stay in memory.
  vi.stubGlobal('window', new EventTarget());
  sent.length = 0;
  responses = {
    [loginPath]: () => json({ user: { email: ada }, has_profile: false }),
    [checkPath]: () => json({ has_profile: false }),
  };
  vi.stubGlobal('fetch', (request: Request | string) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    sent.push(path);
    return responses[path]?.() ?? lost();
  });
});
afterEach(() => {
  removeCandidate();
  vi.unstubAllGlobals();
});

/** Delays the response of a path until the returned function is called. */
function delay(path: string, respond: Respond): () => void {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  responses[path] = () => arrival.then(respond);
  return () => arrive();
}

const login = () => authenticate({ email: ada, password: 'p', confirmation: null });
const told = () => vi.mocked(showToast).mock.lastCall?.[2];

test('a profile in the response to a sign-in is stored, another one comes from the check', async () => {
  responses[checkPath] = () => json({ has_profile: true, profile: { job_title: 'Designer' } });
  await login();
  expect(getCandidate()?.profile).toMatchObject({ job_title: 'Designer' });
  sent.length = 0;
  responses[loginPath] = () => json({ user: { email: ada }, profile: { job_title: 'Developer' } });
  await login();
  expect([sent, getCandidate()?.profile?.job_title]).toEqual([[loginPath], 'Developer']);
});

test('a sign-in says its outcome in the words of the server, or else in ours', async () => {
  for (const message of [undefined, null, 'Hello']) {
    responses[loginPath] = () => json({ user: { email: ada }, message });
    await login();
    expect(told()).toBe(message ?? 'Login successful!');
  }
});

test('a failed check takes away nothing, except at the start of a page; a refused one signs out', async () => {
  responses[checkPath] = lost;
  await login();
  expect(getCandidate()).toMatchObject({ email: ada, profile: null });
  const unclear = () => json({ has_profile: true, profile: null });
  for (const fail of [lost, () => json({}, 503), () => json([]), unclear]) {
    storeCandidate(ada, profile);
    responses[checkPath] = fail;
    await checkSession();
    expect(getCandidate()).toMatchObject({ email: ada, profile });
  }
  await checkSession(removeCandidate);
  expect(getCandidate()).toBeNull();
  storeCandidate(ada, profile);
  responses[checkPath] = () => json({}, 401);
  await checkSession();
  expect(getCandidate()).toBeNull();
});

test('a sign-in that a late check closes, and what another tab ends, is told', async () => {
  vi.stubGlobal('location', { search: '?dialog=sign-in' });
  responses[checkPath] = () => json({ profile: { user: { email: ada } } });
  await checkSession();
  expect(told()).toBe(`You are already signed in as ${ada}, so this sign-in is not needed.`);
  writeStored('localStorage', 'site.careers.session', 'signed out by another tab');
  followSession()();
  expect(told()).toBe('Another tab has logged you out. What was not saved here is discarded.');
});

test('the check takes user and profile from the server, which wins over the known profile', async () => {
  storeCandidate(ada, profile);
  await checkSession();
  expect(getCandidate()).toMatchObject({ email: ada, profile: null });
  const found = { job_title: 'Designer', user: { email: 'bob@x.example' } };
  responses[checkPath] = () => json({ has_profile: true, profile: found });
  await checkSession();
  expect(getCandidate()).toMatchObject({ email: 'bob@x.example', profile: found });
});

test('neither a check nor an application that comes after the logout changes anything', async () => {
  storeCandidate(ada, profile);
  const arrivals = [
    delay(checkPath, () => json({ has_profile: true, profile: { user: { email: ada } } })),
    delay('/api/jobs/editor/apply/', () => json({ message: 'Application submitted' })),
  ];
  const checked = checkSession();
  const applied = applyToJob('editor').catch((error) => isFailure(error, 'ended'));
  logOut();
  storeCandidate('bob@x.example', null);
  for (const arrive of arrivals) arrive();
  await checked;
  expect([await applied, getCandidate()?.email]).toEqual([true, 'bob@x.example']);
});

test.each(['storage', 'pageshow'])(
  'on %s a tab drops the candidate whose session another tab has ended, and asks who is signed in',
  async (event) => {
    responses[checkPath] = () => json({ profile: { user: { email: 'bob@x.example' } } });
    storeCandidate(ada, profile);
    const stop = followSession();
    writeStored('localStorage', 'site.careers.session', 'signed in by another tab');
    window.dispatchEvent(new Event(event));
    expect(getCandidate()).toBeNull();
    await vi.waitFor(() => expect(getCandidate()?.email).toBe('bob@x.example'));
    stop();
    writeStored('localStorage', 'site.careers.session', 'signed out by another tab');
    window.dispatchEvent(new Event(event));
    expect(getCandidate()?.email).toBe('bob@x.example');
  },
);

test('a saved profile keeps the applications, a logout forgets them', () => {
  storeCandidate(ada, null);
  markApplied('editor');
  markApplied('designer');
  storeCandidate(ada, profile);
  expect(getCandidate()?.applied).toEqual(['editor', 'designer']);
  logOut();
  storeCandidate(ada, null);
  expect(getCandidate()?.applied).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { candidateEmail, seedPassword } from '../db/collections.ts';
import { resetMock } from '../db/reset.ts';
import { createTestClient, registerCandidate } from '../testClient.ts';

beforeEach(resetMock);

const login = '/api/careers/login/';
const register = '/api/careers/register/';
const check = '/api/careers/profile/check/';
const credentials = (email: string, password: string, password_confirm = '') => ({
  email,
  password,
  password_confirm,
});

test('sign-in sets the session and the token for scripts, and the check then knows the candidate', async () => {
  const { send, ask, cookies, violations } = createTestClient();
  const body = credentials(candidateEmail.toUpperCase(), seedPassword);
  const response = await send('POST', login, body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    message: 'Login successful',
    user: { email: candidateEmail },
    has_profile: false,
    profile: null,
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sessionid=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^csrftoken=[0-9a-f]{32}; Path=\/; SameSite=Lax$/),
  ]);
  expect([...cookies.keys()]).toEqual(['sessionid', 'csrftoken']);
  expect(await ask('GET', check)).toEqual([200, { has_profile: false, profile: null }]);
  expect(violations).toEqual([]);
});

test('registration creates an account that can sign in later', async () => {
  const client = createTestClient();
  const response = await registerCandidate(client, 'Newcomer@home.example');
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    user: { email: 'Newcomer@home.example' },
    has_profile: false,
  });
  expect(client.cookies.has('sessionid')).toBe(true);
  const body = credentials('newcomer@home.example', seedPassword);
  expect((await createTestClient().send('POST', login, body)).status).toBe(200);
  expect(client.violations).toEqual([]);
});

const wrong = 'Invalid email or password.';
const incomplete = 'Email and password are required.';
const taken = 'An account with this email already exists.';
const [email, good] = ['n@home.example', 'long enough'];

test.each([
  [login, credentials(candidateEmail, 'nope'), 401, wrong],
  [login, credentials('who@home.example', seedPassword), 401, wrong],
  [login, credentials(candidateEmail, ''), 400, incomplete],
  [login, {}, 400, incomplete],
  [register, credentials(candidateEmail, good, good), 400, taken],
  [register, credentials(email, good, 'long enouhg'), 400, 'Passwords do not match.'],
  [
    register,
    credentials(email, 'short12', 'short12'),
    400,
    'The password needs at least 8 characters.',
  ],
  [register, credentials('n@home', good, good), 400, 'Enter a valid email address.'],
])('%s refuses %o', async (path, body, status, message) => {
  const { ask, cookies, violations } = createTestClient();
  expect(await ask('POST', path, body)).toEqual([status, { message }]);
  expect(cookies.size).toBe(0);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test('a body that is not JSON is reported and gets a response', async () => {
  const { send, violations } = createTestClient();
  const headers = { 'content-type': 'application/json' };
  expect((await send('POST', login, undefined, headers)).status).toBe(400);
  expect(violations.map(({ message }) => message)).toEqual(['body must be JSON']);
});

test.each([
  ['GET', check],
  ['POST', '/api/careers/profile/'],
  ['PUT', '/api/careers/profile/'],
  ['POST', '/api/jobs/qa-engineer/apply/'],
])('%s %s needs a session that is still known', async (method, path) => {
  const { ask, cookies } = createTestClient();
  cookies.set('sessionid', 'expired');
  expect(await ask(method, path)).toEqual([401, { message: 'Please sign in to continue.' }]);
});

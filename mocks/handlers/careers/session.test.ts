import { beforeEach, expect, test } from 'vitest';
import { candidateEmail, seedPassword } from '../../db/collections.ts';
import { resetMock } from '../../db/reset.ts';
import { createTestClient, registerCandidate } from '../../testClient.ts';

beforeEach(resetMock);

const credentials = (email: string, password: string, password_confirm = '') => ({
  email,
  password,
  password_confirm,
});

test('sign-in sets the session and the token for scripts, and the check then knows the candidate', async () => {
  const { send, cookies, violations } = createTestClient();
  const body = credentials(candidateEmail.toUpperCase(), seedPassword);
  const response = await send('POST', '/api/careers/login/', body);
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
  const check = await send('GET', '/api/careers/profile/check/');
  expect(check.status).toBe(200);
  expect(await check.json()).toEqual({ has_profile: false, profile: null });
  expect(violations).toEqual([]);
});

test('two clients are two people', async () => {
  const [one, other] = [createTestClient(), createTestClient()];
  await registerCandidate(one, 'one@home.example');
  expect((await one.send('GET', '/api/careers/profile/check/')).status).toBe(200);
  expect((await other.send('GET', '/api/careers/profile/check/')).status).toBe(401);
});

test.each([
  ['wrong password', credentials(candidateEmail, 'nope'), 401, 'Invalid email or password.'],
  [
    'unknown email',
    credentials('who@home.example', seedPassword),
    401,
    'Invalid email or password.',
  ],
  ['empty password', credentials(candidateEmail, ''), 400, 'Email and password are required.'],
  ['no fields', {}, 400, 'Email and password are required.'],
])('sign-in with %s', async (_, body, status, message) => {
  const { send, cookies, violations } = createTestClient();
  const response = await send('POST', '/api/careers/login/', body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message });
  expect(cookies.size).toBe(0);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
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
  expect((await createTestClient().send('POST', '/api/careers/login/', body)).status).toBe(200);
  expect(client.violations).toEqual([]);
});

test.each([
  [
    credentials(candidateEmail, 'long enough', 'long enough'),
    'An account with this email already exists.',
  ],
  [credentials('n@home.example', 'long enough', 'long enouhg'), 'Passwords do not match.'],
  [
    credentials('n@home.example', 'short12', 'short12'),
    'The password needs at least 8 characters.',
  ],
  [credentials('n@home', 'long enough', 'long enough'), 'Enter a valid email address.'],
])('registration refuses %o', async (body, message) => {
  const { send, cookies, violations } = createTestClient();
  const response = await send('POST', '/api/careers/register/', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message });
  expect(cookies.size).toBe(0);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test('a body that is not JSON is reported and gets a response', async () => {
  const { send, violations } = createTestClient();
  const response = await send('POST', '/api/careers/login/', undefined, {
    'content-type': 'application/json',
  });
  expect(response.status).toBe(400);
  expect(violations.map(({ message }) => message)).toEqual(['body must be JSON']);
});

test.each([
  ['GET', '/api/careers/profile/check/'],
  ['POST', '/api/careers/profile/'],
  ['PUT', '/api/careers/profile/'],
  ['POST', '/api/jobs/qa-engineer/apply/'],
])('%s %s needs a session that is still known', async (method, path) => {
  const { send, cookies } = createTestClient();
  cookies.set('sessionid', 'expired');
  const response = await send(method, path);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: 'Please sign in to continue.' });
});

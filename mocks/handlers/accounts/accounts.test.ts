import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../../db/reset.ts';
import { readRecords } from '../../db/store.ts';
import { createTestClient } from '../../testClient.ts';

beforeEach(resetMock);

const form = {
  username: 'rosalind',
  email: 'rosalind@hart.example',
  password1: 'correct horse battery',
  password2: 'correct horse battery',
};
const register = (changes: Partial<typeof form> = {}, client = createTestClient()) =>
  client.send('POST', '/hrms/dj-rest-auth/registration/', { ...form, ...changes });
const login = (changes: object = {}, client = createTestClient()) => {
  const { username, email, password1: password } = form;
  return client.send('POST', '/hrms/auth/login/login/', { username, email, password, ...changes });
};

test('the key of the registration is the key of the login', async () => {
  const client = createTestClient();
  const response = await register({}, client);
  expect(response.status).toBe(201);
  const { key } = await response.json();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await (await login({ email: 'ROSALIND@hart.example' }, client)).json()).toEqual({ key });
  expect(client.violations).toEqual([]);
});

test.each([
  [{ username: 'subscriber' }, 'A user with that username already exists.'],
  [{ email: 'nobody@home' }, 'Enter a valid email address.'],
  [
    { email: 'subscriber@twinbridge.example' },
    'A user is already registered with this email address.',
  ],
  [{ password2: 'something else' }, 'The two passwords do not match.'],
  [{ password1: 'short12', password2: 'short12' }, 'The password needs at least 8 characters.'],
])('registration with %o is refused with a text for the visitor', async (changes, detail) => {
  const client = createTestClient();
  const response = await register(changes, client);
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toBe(detail);
  expect((await readRecords()).subscribers).toHaveLength(1);
  expect(client.violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test('a blank username is named at its field only', async () => {
  const response = await register({ username: ' ' });
  expect([response.status, await response.json()]).toEqual([
    400,
    { username: ['This field may not be blank.'] },
  ]);
});

test.each([{ password: 'nope' }, { username: 'other' }, { email: 'o@home.example' }])(
  'login with %o is refused',
  async (changes) => {
    await register();
    const client = createTestClient();
    const response = await login(changes, client);
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: 'Unable to log in with provided credentials.' },
    ]);
    expect(client.violations).toEqual([]);
  },
);

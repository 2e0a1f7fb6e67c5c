import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../../db/reset.ts';
import { readRecords } from '../../db/store.ts';
import { createTestClient } from '../../testClient.ts';

beforeEach(resetMock);

const password = 'correct horse battery';
const visitor = { username: 'rosalind', email: 'rosalind@hart.example' };
const form = { ...visitor, password1: password, password2: password };
const register = '/hrms/dj-rest-auth/registration/';
const login = '/hrms/auth/login/login/';

test('the key of the registration is the key of the login', async () => {
  const { ask, violations } = createTestClient();
  const [status, { key }] = await ask('POST', register, form);
  expect(status).toBe(201);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  const body = { ...visitor, email: 'ROSALIND@hart.example', password };
  expect(await ask('POST', login, body)).toEqual([200, { key }]);
  expect(violations).toEqual([]);
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
  const { ask, violations } = createTestClient();
  const [status, body] = await ask('POST', register, { ...form, ...changes });
  expect([status, body.detail]).toEqual([400, detail]);
  expect((await readRecords()).subscribers).toHaveLength(1);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test('a blank username is named at its field only', async () => {
  expect(await createTestClient().ask('POST', register, { ...form, username: ' ' })).toEqual([
    400,
    { username: ['This field may not be blank.'] },
  ]);
});

test.each([{ password: 'nope' }, { username: 'other' }, { email: 'o@home.example' }])(
  'login with %o is refused',
  async (changes) => {
    const { ask, violations } = createTestClient();
    await ask('POST', register, form);
    expect(await ask('POST', login, { ...visitor, password, ...changes })).toEqual([
      400,
      { detail: 'Unable to log in with provided credentials.' },
    ]);
    expect(violations).toEqual([]);
  },
);

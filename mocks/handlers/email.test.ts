import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../db/reset.ts';
import { createTestClient, registerCandidate } from '../testClient.ts';

beforeEach(resetMock);

test.each([
  ['n@home.example', 201],
  ["o'hara+jobs@mail.home.example", 201],
  ['n@home', 400],
  ['a..b@home.example', 400],
  ['n@-home.example', 400],
  ['a b@home.example', 400],
  ['@home.example', 400],
  ['zoë@home.example', 400],
])('%s: %i, and the contract agrees', async (email, status) => {
  const client = createTestClient();
  expect((await registerCandidate(client, email)).status).toBe(status);
  expect(client.violations.length === 0).toBe(status === 201);
});

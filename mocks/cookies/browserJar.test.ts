import { afterEach, beforeEach, expect, test } from 'vitest';
import { csrf } from '#contract/generated/calls.ts';
import { resetMock } from '../db/reset.ts';
import { findSender, signIn } from '../db/sessions.ts';
import { readRecords } from '../db/store.ts';
import { createTestClient } from '../testClient.ts';
import { createBrowserJar } from './browserJar.ts';
import { clientJar, cookieJar, installJar } from './jar.ts';

/** A minimal `document.cookie`: sets cookies and deletes them with Max-Age=0. */
function createPage() {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

const request = (init?: RequestInit) => new Request('http://localhost/api/', init);

let page = createPage();
beforeEach(async () => {
  page = createPage();
  installJar(createBrowserJar(page, [csrf.cookie]));
  await resetMock();
});
afterEach(() => installJar(clientJar));

test('the session is kept from scripts, the token is theirs', async () => {
  expect(await signIn('n@home.example')).toEqual([]);
  expect(page.cookie).toMatch(/^csrftoken=[0-9a-f]{32}$/);
  expect(cookieJar.read(request(), 'csrftoken')).toBe(page.cookie.split('=')[1]);
  expect(findSender(request())).toBe('n@home.example');
});

test('a request without credentials carries no cookie', async () => {
  await signIn('n@home.example');
  expect(findSender(request({ credentials: 'omit' }))).toBeUndefined();
});

test('the last sign-in counts', async () => {
  await signIn('one@home.example');
  await signIn('two@home.example');
  expect(findSender(request())).toBe('two@home.example');
  expect((await readRecords()).cookies).toHaveLength(1);
});

test('a reset takes records and cookies together', async () => {
  await signIn('n@home.example');
  await resetMock();
  expect(page.cookie).toBe('');
  expect(await readRecords()).toMatchObject({ sessions: [], cookies: [] });
  const response = await createTestClient().send('GET', '/api/careers/profile/check/');
  expect(response.status).toBe(401);
});

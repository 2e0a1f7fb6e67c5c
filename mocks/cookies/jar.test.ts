import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../db/presets.ts';
import { findCandidate, signIn } from '../db/sessions.ts';
import { readRecords } from '../db/store.ts';
import { cookieJar, installBrowserJar, parseSetCookie } from './jar.ts';

/** A minimal `document.cookie`: sets cookies and deletes them with Max-Age=0. */
const cookies = new Map<string, string>();
const page = {
  get cookie() {
    return [...cookies].map((pair) => pair.join('=')).join('; ');
  },
  set cookie(line: string) {
    const { name, value } = parseSetCookie(line);
    if (line.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  },
};

const request = (init?: RequestInit) => new Request('http://localhost/api/', init);

installBrowserJar(page);
beforeEach(resetMock);

test('scripts can read the CSRF token, but not the session', async () => {
  expect(await signIn('careersLogin', 'n@home.example')).toEqual([]);
  expect(page.cookie).toMatch(/^csrftoken=[0-9a-f-]{36}$/);
  expect(cookieJar.read(request(), 'csrftoken')).toBe(page.cookie.split('=')[1]);
  expect(findCandidate(request())).toBe('n@home.example');
  expect(findCandidate(request({ credentials: 'omit' }))).toBeUndefined();
});

test('the last sign-in counts, until a reset deletes records and cookies', async () => {
  await signIn('careersLogin', 'one@home.example');
  await signIn('careersLogin', 'two@home.example');
  expect(findCandidate(request())).toBe('two@home.example');
  expect((await readRecords()).cookies).toHaveLength(1);
  await resetMock();
  expect(page.cookie).toBe('');
  expect(await readRecords()).toMatchObject({ sessions: [], cookies: [] });
  expect(findCandidate(request())).toBeUndefined();
});

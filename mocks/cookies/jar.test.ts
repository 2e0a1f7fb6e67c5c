import { expect, test } from 'vitest';
import { resetMock } from '../db/presets.ts';
import { findCandidate, signIn } from '../db/sessions.ts';
import { listRecords } from '../db/store.ts';
import { installBrowserJar, parseSetCookie } from './jar.ts';

const cookies = new Map<string, string>();
/** A minimal `document.cookie`: sets cookies and deletes them with Max-Age=0. */
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

test('in a browser the last sign-in counts until a reset; scripts read its CSRF token alone', async () => {
  installBrowserJar(page);
  expect(await signIn('one@home.example')).toEqual([]);
  await signIn('two@home.example');
  expect(page.cookie).toMatch(/^csrftoken=[0-9a-f-]{36}$/);
  expect(findCandidate(request())).toBe('two@home.example');
  expect(findCandidate(request({ credentials: 'omit' }))).toBeUndefined();
  await resetMock();
  expect(page.cookie).toBe('');
  expect(listRecords()).toMatchObject({ sessions: [], cookies: [] });
});

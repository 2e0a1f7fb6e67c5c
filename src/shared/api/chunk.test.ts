import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
let site: () => Promise<Response>;
const respond = (status: number) => () => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  reload.mockClear();
  site = respond(200);
  vi.stubGlobal('fetch', () => site());
  vi.stubGlobal('location', { href: 'http://site.example/', reload });
  const items = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page anew; returns the function that loads a part whose code is missing. */
async function openPage() {
  vi.resetModules();
  const { loadCode } = await import('./chunk.tsx');
  return () => loadCode(() => Promise.reject(new TypeError('Failed to fetch')));
}

const reloads = (count: number) => vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(count));

test('a page with missing parts reloads once in half a minute, and otherwise shows the failure', async () => {
  const load = await openPage();
  for (const part of [load(), load()]) part.catch(() => {});
  await reloads(1);
  const loadAgain = await openPage();
  await expect(loadAgain()).rejects.toMatchObject({ kind: 'network' });
  vi.setSystemTime(Date.now() + 29_000);
  await expect(loadAgain()).rejects.toMatchObject({ kind: 'network' });
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 2000);
  (await openPage())().catch(() => {});
  await reloads(2);
});

test.each<[what: string, failure: () => Promise<Response>]>([
  ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with a server error', respond(502)],
])('a site that %s is not reloaded until it is back', async (_, failure) => {
  site = failure;
  const load = await openPage();
  await expect(load()).rejects.toMatchObject({ kind: 'network' });
  expect(reload).not.toHaveBeenCalled();
  site = respond(404);
  load().catch(() => {});
  await reloads(1);
});

test('where the browser stores nothing, the page does not reload, which could be endless', async () => {
  vi.stubGlobal('window', {});
  const load = await openPage();
  await expect(load()).rejects.toMatchObject({ kind: 'network' });
  expect(reload).not.toHaveBeenCalled();
});

import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markSignedOut, readSignOut } from './careersCache.ts';
import { finishSignOutAtom, inTurn, signOutAtom } from './signOut.ts';

const edge = vi.fn<() => Promise<Response>>();
const ended = () => Promise.resolve(new Response(null, { status: 204 }));

beforeEach(() => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('fetch', edge.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

const finish = () => createStore().set(finishSignOutAtom);

test('a 204 of the edge ends the sign-out', async () => {
  markSignedOut('pending');
  edge.mockImplementation(ended);
  expect([await finish(), readSignOut()]).toEqual(['done', 'done']);
});

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['a 403', () => Promise.resolve(new Response(null, { status: 403 }))],
  ['a 502', () => Promise.resolve(new Response(null, { status: 502 }))],
  ['a page with 200', () => Promise.resolve(new Response('<!doctype html>'))],
])('%s leaves the cookies, which shows', async (_, response) => {
  markSignedOut('pending');
  edge.mockImplementation(response);
  const store = createStore();
  expect(await store.set(finishSignOutAtom)).toBe('failed');
  expect([store.get(signOutAtom), readSignOut()]).toEqual(['failed', 'failed']);
});

test('a failed sign-out can be tried again', async () => {
  markSignedOut('failed');
  edge.mockImplementation(ended);
  expect(await finish()).toBe('done');
});

test('two tabs delete the cookies once', async () => {
  markSignedOut('failed');
  edge.mockImplementation(ended);
  expect(await Promise.all([finish(), finish()])).toEqual(['done', 'done']);
  expect(edge).toHaveBeenCalledOnce();
});

test('a sign-in before the retry keeps its session', async () => {
  markSignedOut('failed');
  const signIn = inTurn(async () => markSignedOut(null));
  expect(await finish()).toBeNull();
  await signIn;
  expect(edge).not.toHaveBeenCalled();
});

test('a sign-in waits until a deletion has ended', async () => {
  markSignedOut('pending');
  const order: string[] = [];
  let respond = () => {};
  edge.mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    order.push('deleted');
    return ended();
  });
  const deletion = finish();
  await vi.waitFor(() => expect(edge).toHaveBeenCalled());
  const signIn = inTurn(async () => order.push('signed in'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  respond();
  await Promise.all([deletion, signIn]);
  expect(order).toEqual(['deleted', 'signed in']);
});

test('storage that is blocked hides no failure', async () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('window', {
    localStorage: { getItem: blocked, setItem: blocked, removeItem: blocked },
  });
  markSignedOut('pending');
  edge.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await finish()).toBe('failed');
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordStorage } from './store.ts';

const account = { email: 'n@home.example', password: 'hash' };

/** Simulates a browser tab: loads the module anew. */
async function openTab(storage: RecordStorage) {
  vi.resetModules();
  const store = await import('./store.ts');
  store.openRecords(storage);
  const addAccount = () => store.changeRecords(({ accounts }) => accounts.push(account));
  return { ...store, addAccount };
}

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};
const fresh = (await openTab(storage)).readRecords();
beforeEach(() => items.clear());

test('records survive a reload, but for the contents of files, until the storage is cleared', async () => {
  const tab = await openTab(storage);
  tab.addAccount();
  const resume = { name: 'cv.pdf', size: 4, content: new Blob(['%PDF']) };
  const profile = { email: account.email, resume } as (typeof fresh)['profiles'][number];
  tab.changeRecords(({ profiles }) => profiles.push(profile));
  expect(tab.readRecords().profiles).toEqual([profile]);
  const { accounts, profiles } = (await openTab(storage)).readRecords();
  expect(accounts).toContainEqual(account);
  expect(profiles).toEqual([{ ...profile, resume: { ...resume, content: null } }]);
  items.clear();
  expect(tab.readRecords()).toEqual(fresh);
});

test('each change of two open tabs shows in both', async () => {
  const [one, other] = [await openTab(storage), await openTab(storage)];
  one.addAccount();
  other.changeRecords(({ sessions }) => sessions.push({ id: 's', email: account.email }));
  expect(one.readRecords().sessions).toHaveLength(1);
  expect(other.readRecords().accounts).toContainEqual(account);
  other.resetRecords();
  expect(one.readRecords()).toEqual(fresh);
});

test.each(['', '{"accounts":', 'null', '{"accounts":[]}'])(
  'the stored text %s resets the mock, which continues to store records',
  async (text) => {
    items.set('mock.records', text);
    const tab = await openTab(storage);
    expect(tab.readRecords()).toEqual(fresh);
    tab.addAccount();
    expect((await openTab(storage)).readRecords().accounts).toContainEqual(account);
  },
);

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  ['blocked', { getItem: refuse, setItem: refuse }],
  ['full', { getItem: () => null, setItem: refuse }],
])('with a %s storage the records stay in memory', async (_, refusing) => {
  const tab = await openTab(refusing);
  tab.addAccount();
  expect(tab.readRecords().accounts).toContainEqual(account);
});

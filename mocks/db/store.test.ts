import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordStorage } from './store.ts';

const account = { email: 'n@home.example', password: 'hash' };

/** Simulates a browser tab: loads the module anew. */
async function openTab(storage: RecordStorage) {
  vi.resetModules();
  const store = await import('./store.ts');
  await store.openRecords(storage);
  const { records, changeRecords, ready, listRecords } = store;
  return {
    ...store,
    addAccount: () => changeRecords(() => records.accounts.create(account)),
    read: () => ready().then(listRecords),
  };
}

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};
const fresh = await (await openTab(storage)).read();
beforeEach(() => items.clear());

test('records survive a reload, but for the contents of files, until the storage is cleared', async () => {
  const tab = await openTab(storage);
  await tab.addAccount();
  const resume = { name: 'cv.pdf', size: 4, content: new Blob(['%PDF']) };
  const profile = { email: account.email, resume } as (typeof fresh)['profiles'][number];
  await tab.changeRecords(() => tab.records.profiles.create(profile));
  expect((await tab.read()).profiles).toEqual([profile]);
  const { accounts, profiles } = await (await openTab(storage)).read();
  expect(accounts).toContainEqual(account);
  expect(profiles).toEqual([{ ...profile, resume: { ...resume, content: null } }]);
  items.clear();
  expect(await tab.read()).toEqual(fresh);
});

test('each change of two open tabs shows in both', async () => {
  const [one, other] = [await openTab(storage), await openTab(storage)];
  await one.addAccount();
  await other.changeRecords(() => other.records.sessions.create({ id: 's', email: account.email }));
  expect((await one.read()).sessions).toHaveLength(1);
  expect((await other.read()).accounts).toContainEqual(account);
  await other.resetRecords();
  expect(await one.read()).toEqual(fresh);
});

test.each(['', '{"accounts":', 'null', '{"accounts":[]}'])(
  'the stored text %s resets the mock, which continues to store records',
  async (text) => {
    items.set('mock.records', text);
    const tab = await openTab(storage);
    expect(await tab.read()).toEqual(fresh);
    await tab.addAccount();
    expect((await (await openTab(storage)).read()).accounts).toContainEqual(account);
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
  await tab.addAccount();
  expect((await tab.read()).accounts).toContainEqual(account);
});

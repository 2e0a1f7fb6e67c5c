import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordStorage } from './store.ts';

const key = 'mock.records';
const account = { email: 'n@home.example', password: 'long enough' };

/** Simulates a browser tab: loads the modules anew. */
async function openTab(storage: RecordStorage) {
  vi.resetModules();
  const [store, collections] = await Promise.all([
    import('./store.ts'),
    import('./collections.ts'),
  ]);
  await store.openRecords(storage);
  const addAccount = () => store.changeRecords(() => collections.accounts.create(account));
  return { ...store, ...collections, addAccount };
}

function createStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

const fresh = await (await openTab(createStorage())).readRecords();

let storage = createStorage();
beforeEach(() => {
  vi.restoreAllMocks();
  storage = createStorage();
});

/** The accounts that a tab opened now has. */
const storedAccounts = async () => (await (await openTab(storage)).readRecords()).accounts;

test('records survive a reload, until the storage is cleared', async () => {
  const tab = await openTab(storage);
  await tab.addAccount();
  expect([...storage.items.keys()]).toEqual([key]);
  expect(await storedAccounts()).toContainEqual(account);
  storage.items.clear();
  expect(await tab.readRecords()).toEqual(fresh);
});

test('each change of two open tabs shows in both', async () => {
  const [one, other] = [await openTab(storage), await openTab(storage)];
  await one.addAccount();
  await other.changeRecords(() => other.sessions.create({ id: 's', email: account.email }));
  expect((await one.readRecords()).sessions).toHaveLength(1);
  expect((await other.readRecords()).accounts).toContainEqual(account);
  await other.resetRecords();
  expect(await one.readRecords()).toEqual(fresh);
});

test.each([
  '',
  '{"accounts":',
  'null',
  '[]',
  '{"accounts": 1}',
  JSON.stringify({ ...fresh, sessions: [null] }),
])('corrupt content %s resets the mock, which continues to store records', async (text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storage.items.set(key, text);
  const tab = await openTab(storage);
  expect(await tab.readRecords()).toEqual(fresh);
  await tab.addAccount();
  expect(await storedAccounts()).toContainEqual(account);
});

test.each([
  ['blocked', { getItem: refuse, setItem: refuse }],
  ['full', { getItem: () => null, setItem: refuse }],
])('with a %s storage the records stay in memory', async (_, refusing) => {
  const tab = await openTab(refusing);
  await tab.addAccount();
  expect((await tab.readRecords()).accounts).toContainEqual(account);
  await tab.resetRecords();
  expect(await tab.readRecords()).toEqual(fresh);
});

test('everything except the contents of files is stored', async () => {
  const { applyPreset } = await import('./presets.ts');
  const { openRecords, readRecords } = await import('./store.ts');
  await openRecords(storage);
  await applyPreset('candidate-with-profile');
  const [profile] = (await readRecords()).profiles;
  expect(profile?.resume.content).toMatch(/^JVBERi0/);
  const reloaded = (await (await openTab(storage)).readRecords()).profiles;
  expect(reloaded).toEqual([{ ...profile, resume: { ...profile?.resume, content: null } }]);
});

test('two simultaneous changes run one after the other', async () => {
  const tab = await openTab(storage);
  const apply = () =>
    tab.changeRecords(async () => {
      if (tab.applications.count() > 0) return false;
      await tab.applications.create({ email: account.email, slug: 'qa-engineer' });
      return true;
    });
  expect(await Promise.all([apply(), apply()])).toEqual([true, false]);
});

test('a change that fails does not stop the next one', async () => {
  const tab = await openTab(storage);
  await expect(tab.changeRecords(refuse)).rejects.toThrow('refused');
  await tab.addAccount();
  expect((await tab.readRecords()).accounts).toContainEqual(account);
});

test('a collection refuses an invalid record and keeps the others', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const nobody = { email: 'nobody', password: '' };
  storage.items.set(key, JSON.stringify({ ...fresh, accounts: [account, nobody] }));
  const tab = await openTab(storage);
  expect((await tab.readRecords()).accounts).toEqual([account]);
  const added = tab.changeRecords(() => tab.accounts.create(nobody));
  await expect(added).rejects.toThrow('does not match the schema');
  expect(said).toHaveBeenLastCalledWith([{ message: '/email must match format "email"' }]);
});

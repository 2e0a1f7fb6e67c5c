import { beforeEach, expect, test, vi } from 'vitest';
import { createRecords } from './records.ts';
import type { RecordStorage } from './store.ts';

/** Module state stands for a page: each tab loads the store anew. */
async function openTab(storage: RecordStorage) {
  vi.resetModules();
  const store = await import('./store.ts');
  store.openRecords(storage);
  return store;
}

function createStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      items.set(key, value);
    },
  };
}

const key = 'twinbridge.mock.records';
const account = { email: 'n@home.example', password: 'long enough' };
const addAccount = ({ accounts }: ReturnType<typeof createRecords>) => accounts.push(account);
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

let storage = createStorage();
beforeEach(() => {
  storage = createStorage();
});

test('records outlive a reload, under one key', async () => {
  (await openTab(storage)).changeRecords(addAccount);
  expect([...storage.items.keys()]).toEqual([key]);
  expect((await openTab(storage)).readRecords().accounts).toContainEqual(account);
});

test('two open tabs agree, and no change is lost', async () => {
  const [one, other] = [await openTab(storage), await openTab(storage)];
  one.changeRecords(addAccount);
  other.changeRecords(({ sessions }) => sessions.push({ id: 's', email: account.email }));
  expect(one.readRecords().sessions).toHaveLength(1);
  expect(other.readRecords().accounts).toContainEqual(account);
  other.resetRecords();
  expect(one.readRecords()).toEqual(createRecords());
});

test('a storage that somebody cleared makes the mock new', async () => {
  const tab = await openTab(storage);
  tab.changeRecords(addAccount);
  storage.items.clear();
  expect(tab.readRecords()).toEqual(createRecords());
});

test.each([
  '',
  '{"accounts":',
  'null',
  '[]',
  '{}',
  '{"accounts": 1}',
  JSON.stringify({ ...createRecords(), sessions: [null] }),
])('corrupt content %s makes the mock new, and it goes on storing', async (text) => {
  storage.items.set(key, text);
  const tab = await openTab(storage);
  expect(tab.readRecords()).toEqual(createRecords());
  tab.changeRecords(addAccount);
  expect((await openTab(storage)).readRecords().accounts).toContainEqual(account);
});

test.each([
  ['blocked', { getItem: refuse, setItem: refuse }],
  ['full', { getItem: () => null, setItem: refuse }],
])('a %s storage leaves the records in memory', async (_, refusing) => {
  const tab = await openTab(refusing);
  tab.changeRecords(addAccount);
  expect(tab.readRecords().accounts).toContainEqual(account);
  tab.resetRecords();
  expect(tab.readRecords()).toEqual(createRecords());
});

test('a file for which there is no room stays in memory, and everything else is stored', async () => {
  const small = {
    ...storage,
    setItem(name: string, value: string) {
      if (value.length > 2000) refuse();
      storage.setItem(name, value);
    },
  };
  const resume = { name: 'cv.pdf', size: 3000, content: 'x'.repeat(4000) };
  const fields = { job_title: 'Developer' } as never;
  const tab = await openTab(small);
  tab.changeRecords(({ profiles }) => profiles.push({ email: account.email, fields, resume }));
  expect(tab.readRecords().profiles[0]?.resume).toEqual(resume);
  const reloaded = (await openTab(small)).readRecords().profiles[0];
  expect(reloaded).toMatchObject({ email: account.email, resume: { ...resume, content: null } });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
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

const { resume: _, user: __, ...fields } = examples.checkProfile.profileFound.profile;
const resume = { name: 'cv.pdf', size: 1, content: 'x' };
const profile = { email: account.email, fields, resume };
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

const fresh = await (await openTab(createStorage())).readRecords();

let storage = createStorage();
beforeEach(() => {
  vi.restoreAllMocks();
  storage = createStorage();
});

test('records outlive a reload, under one key, until somebody clears the storage', async () => {
  await (await openTab(storage)).addAccount();
  expect([...storage.items.keys()]).toEqual([key]);
  const tab = await openTab(storage);
  expect((await tab.readRecords()).accounts).toContainEqual(account);
  storage.items.clear();
  expect(await tab.readRecords()).toEqual(fresh);
});

test('two open tabs agree, and no change is lost', async () => {
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
  '{}',
  '{"accounts": 1}',
  JSON.stringify({ ...fresh, sessions: [null] }),
])('corrupt content %s makes the mock new, and it goes on storing', async (text) => {
  storage.items.set(key, text);
  const tab = await openTab(storage);
  expect(await tab.readRecords()).toEqual(fresh);
  await tab.addAccount();
  expect((await (await openTab(storage)).readRecords()).accounts).toContainEqual(account);
});

test.each([
  ['blocked', { getItem: refuse, setItem: refuse }],
  ['full', { getItem: () => null, setItem: refuse }],
])('a %s storage leaves the records in memory', async (_, refusing) => {
  const tab = await openTab(refusing);
  await tab.addAccount();
  expect((await tab.readRecords()).accounts).toContainEqual(account);
  await tab.resetRecords();
  expect(await tab.readRecords()).toEqual(fresh);
});

test('a file for which there is no room stays in memory, and everything else is stored', async () => {
  const small = {
    ...storage,
    setItem(name: string, value: string) {
      if (value.length > 2000) refuse();
      storage.setItem(name, value);
    },
  };
  const large = { name: 'cv.pdf', size: 3000, content: 'x'.repeat(4000) };
  const tab = await openTab(small);
  await tab.changeRecords(() => tab.profiles.create({ ...profile, resume: large }));
  expect((await tab.readRecords()).profiles[0]?.resume).toEqual(large);
  const reloaded = (await (await openTab(small)).readRecords()).profiles[0];
  expect(reloaded).toMatchObject({ email: account.email, resume: { ...large, content: null } });
});

test('two changes at once come one after the other, each with what the one before left', async () => {
  const tab = await openTab(storage);
  const apply = () =>
    tab.changeRecords(async () => {
      const job = tab.jobs.findFirst((q) => q.where({ id: 1 }));
      const candidate = tab.profiles.findFirst();
      if (!job || !candidate || tab.applications.count() > 0) return false;
      await tab.applications.create({ job, candidate });
      return true;
    });
  await tab.changeRecords(() => tab.profiles.create(profile));
  expect(await Promise.all([apply(), apply()])).toEqual([true, false]);
  const slug = tab.jobs.findFirst((q) => q.where({ id: 1 }))?.slug;
  expect((await tab.readRecords()).applications).toEqual([{ email: account.email, slug }]);
  const reloaded = await openTab(storage);
  expect(reloaded.applications.all()[0]).toMatchObject({ job: { slug }, candidate: { fields } });
});

test('a change that fails does not stop the next one', async () => {
  const tab = await openTab(storage);
  await expect(tab.changeRecords(refuse)).rejects.toThrow('refused');
  await tab.addAccount();
  expect((await tab.readRecords()).accounts).toContainEqual(account);
});

test('no collection takes a key twice, or a record that breaks the contract', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = await openTab(storage);
  await tab.addAccount();
  await expect(tab.addAccount()).rejects.toThrow(
    'There is a record with the email n@home.example already.',
  );
  const nobody = tab.changeRecords(() => tab.accounts.create({ ...account, email: 'nobody' }));
  await expect(nobody).rejects.toThrow('does not match the schema');
  expect(said).toHaveBeenCalledWith([{ message: '/email must match format "email"' }]);
  expect((await tab.readRecords()).accounts).toHaveLength(2);
});

test('a stored record that breaks the contract is left out, and all others stay', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lists = { ...fresh, accounts: [account, { email: 'nobody', password: '' }] };
  storage.items.set(key, JSON.stringify(lists));
  expect((await (await openTab(storage)).readRecords()).accounts).toEqual([account]);
  expect(said).toHaveBeenCalledOnce();
});

test('equal records are several', async () => {
  const message = { name: 'R', email: 'r@hart.example', comments: 'Hello' };
  const [one, other] = [await openTab(storage), await openTab(storage)];
  await one.changeRecords(() => one.messages.create(message));
  await other.changeRecords(() => other.messages.create(message));
  expect((await one.readRecords()).messages).toEqual([message, message]);
  expect((await (await openTab(storage)).readRecords()).messages).toHaveLength(2);
});

test('a change in another tab keeps who applied to what', async () => {
  const [one, other] = [await openTab(storage), await openTab(storage)];
  await one.changeRecords(async () => {
    const candidate = await one.profiles.create(profile);
    for (const job of one.jobs.all()) await one.applications.create({ job, candidate });
  });
  await other.changeRecords(() =>
    other.profiles.update((q) => q.where({ email: account.email }), {
      data(profile) {
        profile.fields.job_title = 'Lead';
      },
    }),
  );
  const { applications, profiles } = await one.readRecords();
  expect(applications).toHaveLength(one.jobs.count());
  expect(new Set(applications.map(({ email }) => email))).toEqual(new Set([account.email]));
  expect(profiles[0]?.fields.job_title).toBe('Lead');
  expect(
    one.applications.all().every(({ candidate }) => candidate.fields.job_title === 'Lead'),
  ).toBe(true);
});

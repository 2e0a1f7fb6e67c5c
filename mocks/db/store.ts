/** The mock's records in collections, stored as one text: they survive a reload, and tabs share them. */
import { Collection } from '@msw/data';
import type { Records } from './records.ts';

/** The part of `Storage` that the store uses. Both methods may throw. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage key of all records. */
const storageKey = 'mock.records';

/** Raise it when the form of a record changes: what browsers have stored then starts anew. */
const version = 2;

/** Hash of a password (FNV-1a); the browser's storage has only the hash. Plain http has no `crypto.subtle`. */
export const hashPassword = (password: string): string =>
  [...password]
    .reduce((hash, each) => Math.imul(hash ^ (each.codePointAt(0) ?? 0), 16777619), 2166136261)
    .toString(16);

const password = hashPassword('correct horse battery');

/** The seeded candidate, who has no profile. */
export const candidateEmail = 'candidate@people.example';

/** The seeded subscriber. */
export const subscriber: Records['subscribers'][number] = {
  username: 'subscriber',
  email: 'subscriber@people.example',
  password,
  key: '9a1c5e7f3b2d4068a1c5e7f3b2d40689a1c5e7f3',
};

/** A Standard Schema that takes every record: the contract has already checked what handlers store. */
const unchecked = <Row>() => ({
  '~standard': {
    version: 1 as const,
    vendor: 'mock',
    validate: (value: unknown) => ({ value: value as Row }),
    types: undefined as { input: Row; output: Row } | undefined,
  },
});

const collect = <Name extends keyof Records>() =>
  new Collection({ schema: unchecked<Records[Name][number]>() });

/** The collections by name. Write only inside `changeRecords`. */
export const records = {
  accounts: collect<'accounts'>(),
  sessions: collect<'sessions'>(),
  profiles: collect<'profiles'>(),
  applications: collect<'applications'>(),
  subscribers: collect<'subscribers'>(),
  intents: collect<'intents'>(),
  subscriptions: collect<'subscriptions'>(),
  cookies: collect<'cookies'>(),
};

const initialRecords: Partial<Records> = {
  accounts: [{ email: candidateEmail, password }],
  subscribers: [subscriber],
};

let storage: RecordStorage | null = null;
/** The stored text last read or written; null if nothing is stored, undefined before the first read. */
let lastText: string | null | undefined;

/** The lists of a stored text; the initial ones when it cannot be read, or has another version. */
function parseLists(text: string | null): Partial<Records> {
  try {
    const { version: stored, ...lists } = JSON.parse(text ?? '');
    return stored === version ? lists : initialRecords;
  } catch {
    return initialRecords;
  }
}

async function fill(lists: Partial<Records>): Promise<void> {
  for (const [name, collection] of Object.entries(records)) {
    collection.clear();
    for (const record of lists[name as keyof Records] ?? []) {
      await collection.create(structuredClone(record) as never);
    }
  }
}

/** All records as plain lists. */
export const listRecords = (): Records =>
  Object.fromEntries(
    Object.entries(records).map(([name, collection]) => [
      name,
      collection.all().map((record) => ({ ...record })),
    ]),
  ) as unknown as Records;

/** All records as JSON, without the contents of files, which exceed the storage's quota. */
const toText = () =>
  JSON.stringify({ version, ...listRecords() }, (key, value) => (key === 'content' ? null : value));

/** Reads what other tabs have changed. When the storage cannot be read, nothing changes. */
async function loadStored(): Promise<void> {
  let text = lastText ?? null;
  try {
    text = storage?.getItem(storageKey) ?? null;
  } catch {}
  if (text === lastText) return;
  lastText = text;
  await fill(parseLists(text));
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a change and stores the records. Changes run one after the other, so `change` may read before it writes; it must
 * not call this function itself.
 */
export function changeRecords<Result>(change: () => Result | Promise<Result>): Promise<Result> {
  const result = queue.then(async () => {
    await loadStored();
    const value = await change();
    try {
      const text = toText();
      if (storage && text !== lastText) storage.setItem(storageKey, text);
      lastText = storage ? text : lastText;
    } catch {}
    return value;
  });
  queue = result.catch(() => {});
  return result;
}

/** Resolves once the collections have what other tabs have changed. */
export function ready(): Promise<void> {
  const read = queue.then(loadStored);
  queue = read;
  return read;
}

/** Uses this storage from now on and reads its records. */
export function openRecords(target: RecordStorage): Promise<void> {
  storage = target;
  lastText = undefined;
  return ready();
}

/** Restores the initial records. */
export const resetRecords = (): Promise<void> => changeRecords(() => fill(initialRecords));

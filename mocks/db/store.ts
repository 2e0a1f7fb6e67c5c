/** Fills the mock's collections, runs changes one after the other and persists them. */
import { defineExtension, type Extension } from '@msw/data/extensions';
import type { Records } from './records.ts';

/** The part of `Storage` that the store uses. Both methods may throw. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage key of all records. */
export const storageKey = 'mock.records';

/** Serialization of records with relations; `fromStored` gives null when a related record is missing. */
type Form = { toStored(record: object): object; fromStored(stored: object): object | null };

type Entry = Form & {
  collection: Parameters<Extension['extend']>[0];
  initial: readonly object[];
  name: keyof Records | undefined;
};

const entries: Entry[] = [];
let storage: RecordStorage | null = null;
/** The stored text last loaded or written; null without one, undefined before the first load. */
let known: string | null | undefined;
let changed = false;

const asTheyAre: Form = { toStored: (record) => record, fromStored: (stored) => stored };

/** Extension: initial records of a collection. With `name` its records are persisted. */
export const persist = (
  initial: readonly object[],
  name?: keyof Records,
  form: Form = asTheyAre,
): Extension =>
  defineExtension({
    name: 'persist',
    extend(collection) {
      entries.push({ collection, initial, name, ...form });
      for (const event of name ? (['create', 'update', 'delete'] as const) : []) {
        collection.hooks.on(event, () => {
          changed = true;
        });
      }
    },
  });

/** Extension: refuses a second record with the same `key`, like a unique index. */
export const unique = (key: string): Extension =>
  defineExtension({
    name: 'unique',
    extend(collection) {
      collection.hooks.on('create', ({ data: { record } }) => {
        const value = record[key];
        if (collection.findFirst((q) => q.where((each) => each[key] === value))) {
          throw new Error(`There is a record with the ${key} ${value} already.`);
        }
      });
    },
  });

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseLists(text: string | null): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/**
 * Makes the collections equal to the stored lists, or to their initial records. Unchanged records are left untouched,
 * because they may be in use.
 */
async function fill(lists: Partial<Record<string, unknown>>): Promise<void> {
  for (const { collection, initial, name, toStored, fromStored } of entries) {
    const list = name && lists[name];
    const wanted = Array.isArray(list) ? list.filter(isObject) : initial;
    const missing = wanted.map((each) => JSON.stringify(each));
    collection.deleteMany((q) =>
      q.where((record) => {
        const index = missing.indexOf(JSON.stringify(toStored(record)));
        if (index >= 0) missing.splice(index, 1);
        return index < 0;
      }),
    );
    for (const text of missing) {
      const record = fromStored(JSON.parse(text));
      // The collection has logged why it refuses the record.
      if (record) await collection.create(record).catch(() => null);
    }
  }
}

/** Loads changes stored by other tabs. When the storage cannot be read, nothing changes. */
async function load(): Promise<void> {
  let text = known ?? null;
  try {
    text = storage?.getItem(storageKey) ?? null;
  } catch {}
  if (text === known) return;
  known = text;
  await fill(parseLists(text));
}

function readLists(): Records {
  const lists = entries.map(({ collection, name, toStored }) => [
    name,
    collection.all().map((record) => ({ ...toStored(record) })),
  ]);
  return Object.fromEntries(lists.filter(([name]) => name));
}

/** Longer files are not stored at all: localStorage has room for about five million characters. */
const longestFile = 1_000_000;

/** Stores all lists; files longer than `limit` are left out. False when the storage refuses. */
function store(limit: number): boolean {
  const text = JSON.stringify(readLists(), (key, value) =>
    key === 'content' && typeof value === 'string' && value.length > limit ? null : value,
  );
  try {
    storage?.setItem(storageKey, text);
    known = text;
    return true;
  } catch {
    return false;
  }
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a change and persists it. Changes run one after the other, so `change` may read before it writes; it must not
 * call this function itself.
 */
export function changeRecords<Result>(change: () => Result | Promise<Result>): Promise<Result> {
  const result = queue.then(async () => {
    await load();
    changed = false;
    try {
      return await change();
    } finally {
      if (storage && changed && !store(longestFile)) store(0);
    }
  });
  queue = result.catch(() => {});
  return result;
}

/** Resolves once the collections are loaded and up to date with other tabs. */
export const ready = (): Promise<void> => changeRecords(() => {});

/** All persisted records as plain lists. */
export const readRecords = (): Promise<Records> => changeRecords(readLists);

/** Uses this storage from now on and loads its records. */
export function openRecords(target: RecordStorage): Promise<void> {
  storage = target;
  known = undefined;
  return ready();
}

/** Restores the initial records. */
export const resetRecords = (): Promise<void> => changeRecords(() => fill({}));

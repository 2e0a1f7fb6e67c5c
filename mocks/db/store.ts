/** Fills the mock's collections, lets one change happen after the other, and keeps the result in a storage. */
import { defineExtension, type Extension } from '@msw/data/extensions';
import type { Records } from './records.ts';

/** The two calls of localStorage that the store makes. Both may throw. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The one key under which the records are stored. */
export const storageKey = 'twinbridge.mock.records';

/** How records with relations are stored: `toStored` writes their keys, `fromStored` gives null where one is gone. */
type Form = { toStored(record: object): object; fromStored(stored: object): object | null };

type Entry = Form & {
  collection: Parameters<Extension['extend']>[0];
  initial: readonly object[];
  name: keyof Records | undefined;
};

const entries: Entry[] = [];
let storage: RecordStorage | null = null;
/** The stored text that the collections stand for; null without one, undefined before they are filled. */
let known: string | null | undefined;
let changed = false;

const asTheyAre: Form = { toStored: (record) => record, fromStored: (stored) => stored };

/** Extension: what a collection begins with. With a name its records are stored, and outlive a reload. */
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
 * Makes the collections equal to lists; a list that is none becomes what its collection begins with. Records that stay
 * are not touched, because somebody may be reading them.
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
      // The collection has said what is wrong with a record that it refuses.
      if (record) await collection.create(record).catch(() => null);
    }
  }
}

/** Takes over what another tab has stored. A storage that cannot be read leaves the collections as they are. */
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

/** Longer files are not even tried: a storage holds about five million characters, and a try takes its time. */
const longestFile = 1_000_000;

/** Stores all lists; a file longer than `limit` is left out, and then lives as long as the page. */
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
 * Changes the collections, and stores the result at once. One change waits for the other, so `change` may look before it
 * writes; it must not call this function itself. Gives what `change` gives.
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

/** Resolves once the collections are filled and hold what other tabs have stored. */
export const ready = (): Promise<void> => changeRecords(() => {});

/** All that is or would be stored, as plain lists. */
export const readRecords = (): Promise<Records> => changeRecords(readLists);

/** Keeps the records in this storage from now on, beginning with what is in it. */
export function openRecords(target: RecordStorage): Promise<void> {
  storage = target;
  known = undefined;
  return ready();
}

/** Forgets everything that happened since the mock was new. */
export const resetRecords = (): Promise<void> => changeRecords(() => fill({}));

/** Fills the mock's collections, runs changes one after the other and persists them. */
import { Collection } from '@msw/data';
import type { Records } from './records.ts';

/** The part of `Storage` that the store uses. Both methods may throw. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage key of all records. */
export const storageKey = 'mock.records';

type Validation<Row> = { value: Row } | { issues: { message: string }[] };

/** A Standard Schema, which collections accept. */
type RecordSchema<Row> = {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (value: unknown) => Validation<Row>;
    types?: { input: Row; output: Row };
  };
};

type Entry = {
  name: keyof Records;
  initial: readonly object[];
  collection: Pick<Collection<RecordSchema<object>>, 'all' | 'clear'> & {
    create(record: never): Promise<object>;
  };
};

const entries: Entry[] = [];
let storage: RecordStorage | null = null;
/** The stored text last read or written; null if nothing is stored, undefined before the first read. */
let lastText: string | null | undefined;

/** Creates a collection that is persisted under its name. `findIssues` returns the problems of a record. */
export function createCollection<Name extends keyof Records>(
  name: Name,
  initial: Records[Name] = [],
  findIssues: (record: Records[Name][number]) => { message: string }[] = () => [],
): Collection<RecordSchema<Records[Name][number]>> {
  const validate = (value: unknown): Validation<Records[Name][number]> => {
    const row = Object(value) as Records[Name][number];
    const issues = findIssues(row);
    return issues.length > 0 ? { issues } : { value: row };
  };
  const collection = new Collection<RecordSchema<Records[Name][number]>>({
    schema: { '~standard': { version: 1, vendor: 'contract', validate } },
  });
  entries.push({ name, initial, collection });
  return collection;
}

function parseLists(text: string | null): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** Replaces all records by those of a stored text, or by the initial ones for null. */
async function fill(text: string | null): Promise<void> {
  const lists = parseLists(text);
  for (const { name, initial, collection } of entries) {
    const list = lists[name];
    collection.clear();
    for (const record of Array.isArray(list) ? list : initial) {
      // The collection logs why it refuses a record.
      await collection.create(structuredClone(record) as never).catch(() => null);
    }
  }
}

/** Reads changes that other tabs have stored. When the storage cannot be read, nothing changes. */
async function readStored(): Promise<void> {
  let text = lastText ?? null;
  try {
    text = storage?.getItem(storageKey) ?? null;
  } catch {}
  if (text === lastText) return;
  lastText = text;
  await fill(text);
}

function readLists(): Records {
  const lists = entries.map(({ name, collection }): [string, unknown] => [
    name,
    collection.all().map((record) => ({ ...record })),
  ]);
  return Object.fromEntries(lists) as Records;
}

/** All records as JSON, without the contents of files, which exceed the storage's quota. */
const toText = () =>
  JSON.stringify(readLists(), (key, value) => (key === 'content' ? null : value));

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a change and persists it. Changes run one after the other, so `change` may read before it writes; it must not
 * call this function itself.
 */
export function changeRecords<Result>(change: () => Result | Promise<Result>): Promise<Result> {
  const result = queue.then(async () => {
    await readStored();
    const before = storage && toText();
    try {
      return await change();
    } finally {
      const text = storage && toText();
      if (text && text !== before) {
        try {
          storage?.setItem(storageKey, text);
          lastText = text;
        } catch {}
      }
    }
  });
  queue = result.catch(() => {});
  return result;
}

/** Resolves once the collections are up to date with other tabs. */
export const ready = (): Promise<void> => changeRecords(() => {});

/** All records as plain lists. */
export const readRecords = (): Promise<Records> => changeRecords(readLists);

/** Uses this storage from now on and reads its records. */
export function openRecords(target: RecordStorage): Promise<void> {
  storage = target;
  lastText = undefined;
  return ready();
}

/** Restores the initial records. */
export const resetRecords = (): Promise<void> => changeRecords(() => fill(null));

/** Holds the mock's records: in memory, and in a storage where the host gives one, so that they outlive a reload. */
import { createRecords, isRecords, type Records } from './records.ts';

/** The two calls of localStorage that the store makes. Both may throw. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The one key under which the records are stored. */
export const storageKey = 'twinbridge.mock.records';

let storage: RecordStorage | null = null;
let records = createRecords();
/** The stored text that `records` stands for; null as long as there is none. */
let known: string | null = null;

function parseRecords(text: string | null): Records {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecords(value) ? value : createRecords();
  } catch {
    return createRecords();
  }
}

/** Takes over what another tab has stored. A storage that cannot be read leaves the memory as it is. */
function load(): void {
  if (!storage) return;
  try {
    const text = storage.getItem(storageKey);
    if (text === known) return;
    known = text;
    records = parseRecords(text);
  } catch {
    return;
  }
}

function store(text: string): boolean {
  try {
    storage?.setItem(storageKey, text);
    known = text;
    return true;
  } catch {
    return false;
  }
}

/** Longer files are not even tried: a storage holds about five million characters, and a try takes its time. */
const longestFile = 1_000_000;

/** The records as text; a file longer than `limit` is left out, and then lives as long as the page. */
function serialize(limit: number): string {
  return JSON.stringify(records, (key, value) =>
    key === 'content' && typeof value === 'string' && value.length > limit ? null : value,
  );
}

/** Stores the records, without any file where there is no room. */
function save(): void {
  if (storage && !store(serialize(longestFile))) store(serialize(0));
}

/** Keeps the records in this storage from now on, beginning with what is in it. */
export function openRecords(target: RecordStorage): void {
  storage = target;
  known = null;
  records = createRecords();
  load();
}

/** The records as they are now, changes of other tabs included. */
export function readRecords(): Readonly<Records> {
  load();
  return records;
}

/** Changes the records in one go, so that no other request comes in between, and gives what `change` returns. */
export function changeRecords<Result>(change: (records: Records) => Result): Result {
  load();
  const result = change(records);
  save();
  return result;
}

/** Forgets everything that happened since the mock was new. */
export function resetRecords(): void {
  records = createRecords();
  save();
}

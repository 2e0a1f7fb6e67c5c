/** The mock's records as plain lists, stored as one text: they survive a reload, and tabs share them. */
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

const initialRecords = (): Records => ({
  accounts: [{ email: candidateEmail, password }],
  sessions: [],
  profiles: [],
  applications: [],
  subscribers: [{ ...subscriber }],
  intents: [],
  subscriptions: [],
  messages: [],
  cookies: [],
});

let storage: RecordStorage | null = null;
/** The stored text last read or written; null if nothing is stored, undefined before the first read. */
let lastText: string | null | undefined;
let records = initialRecords();

/** The records of a stored text; the initial ones when it cannot be read, or has another version. */
function parseRecords(text: string | null): Records {
  try {
    const { version: stored, ...records } = JSON.parse(text ?? '');
    return stored === version ? { ...initialRecords(), ...records } : initialRecords();
  } catch {
    return initialRecords();
  }
}

/** All records, with what other tabs have changed. Write only inside `changeRecords`. */
export function readRecords(): Records {
  let text = lastText ?? null;
  try {
    text = storage?.getItem(storageKey) ?? null;
  } catch {}
  if (storage && text !== lastText) {
    lastText = text;
    records = parseRecords(text);
  }
  return records;
}

/** Changes the records and stores them, without the contents of files, which exceed the storage's quota. */
export function changeRecords<Result>(change: (records: Records) => Result): Result {
  const result = change(readRecords());
  const text =
    storage &&
    JSON.stringify({ version, ...records }, (key, value) => (key === 'content' ? null : value));
  try {
    if (text) storage?.setItem(storageKey, text);
    lastText = text;
  } catch {}
  return result;
}

/** Uses this storage from now on. */
export function openRecords(target: RecordStorage): void {
  storage = target;
  lastText = undefined;
}

/** Restores the initial records. */
export const resetRecords = (): void =>
  changeRecords((all) => void Object.assign(all, initialRecords()));

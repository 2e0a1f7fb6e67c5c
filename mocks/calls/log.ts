/** Log of the page's calls for the QA panel. */
import { atom, getDefaultStore } from 'jotai';
import type { Violation } from '#contract/validate.ts';

/** A logged call; `failed` means that there was no response. `prefer` is the header; bodies are shortened texts. */
export type Call = {
  id: number;
  time: Date;
  method: string;
  path: string;
  operation: string | null;
  prefer: string | null;
  status: number | 'waiting' | 'failed';
  milliseconds: number;
  sent: string;
  received: string;
  violations: Violation[];
};

const longestLog = 200;
const longestBody = 4_000;

/** Logged calls, newest first. */
export const callsAtom = atom<readonly Call[]>([]);

const store = getDefaultStore();
let lastId = 0;

/** A body as shortened text; binary bodies as type and size. */
export async function describeBody(message: Request | Response): Promise<string> {
  if (message.body === null) return '';
  const type = message.headers.get('content-type') ?? '';
  try {
    const copy = message.clone();
    if (!/json|text|html/.test(type)) {
      const { size } = await copy.blob();
      return size === 0 ? '' : `${type.split(';', 1)[0] || 'unknown type'}, ${size} bytes`;
    }
    const text = await copy.text();
    return text.length > longestBody ? `${text.slice(0, longestBody)}…` : text;
  } catch {
    return '';
  }
}

/** Adds a call and removes the oldest one when the log is full. Returns a function that updates the call. */
export function logCall(call: Omit<Call, 'id'>): (more: Partial<Call>) => void {
  lastId += 1;
  const id = lastId;
  store.set(callsAtom, (calls) => [{ id, ...call }, ...calls].slice(0, longestLog));
  return (more) =>
    store.set(callsAtom, (calls) =>
      calls.map((each) => (each.id === id ? { ...each, ...more } : each)),
    );
}

/** The calls that a page has made, for the QA panel: the latest ones, with what was sent, answered and wrong. */
import type { Violation } from '#contract/validate.ts';

/** How a call stands: its status, or that it still waits, or that no answer came. */
export type CallStatus = number | 'waiting' | 'failed';

/** A call. `prefer` is what the scenario asked for; bodies are text, shortened. */
export type Call = {
  id: number;
  time: Date;
  method: string;
  path: string;
  operation: string | null;
  prefer: string | null;
  status: CallStatus;
  milliseconds: number;
  sent: string;
  answered: string;
  violations: Violation[];
};

const longestLog = 200;
const longestBody = 4_000;

let calls: readonly Call[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Call[]): void {
  calls = next;
  for (const listener of listeners) listener();
}

/** A body as text that fits into the log; files and other binary bodies only by their size. */
export async function describeBody(message: Request | Response): Promise<string> {
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

/** Adds a call; the oldest goes when there are too many. Gives a function that tells more about it later. */
export function logCall(call: Omit<Call, 'id'>): (more: Partial<Call>) => void {
  lastId += 1;
  const id = lastId;
  change([{ id, ...call }, ...calls].slice(0, longestLog));
  return (more) => change(calls.map((each) => (each.id === id ? { ...each, ...more } : each)));
}

/** Calls so far, the latest first. Another list after each change. */
export const readCalls = (): readonly Call[] => calls;

/** Forgets the calls so far. */
export const clearCalls = (): void => change([]);

/** Calls `listener` after every change. Gives a function that ends it. */
export function watchCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

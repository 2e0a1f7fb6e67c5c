/** Log of the page's calls for the QA panel. */
import { atom, getDefaultStore } from 'jotai';
import type { Violation } from '#contract/validate.ts';
import type { EndLog, Outcome } from '../call.ts';

/** A logged call; `failed` means that there was no response. Bodies are shortened texts. */
export type LoggedCall = {
  id: number;
  time: Date;
  method: string;
  path: string;
  operation: string | null;
  /** Path of the page that made the call. */
  page: string;
  outcome: Outcome;
  status: number | 'waiting' | 'failed';
  milliseconds: number;
  sent: string;
  received: string;
  violations: Violation[];
};

const maxCalls = 200;
const maxBodyCharacters = 4_000;

/** Logged calls, newest first. */
export const callsAtom = atom<readonly LoggedCall[]>([]);

const store = getDefaultStore();
let lastId = 0;

/** A body as shortened text; binary bodies as type and size. */
async function describeBody(message: Request | Response): Promise<string> {
  if (message.body === null) return '';
  const type = message.headers.get('content-type') ?? '';
  try {
    const copy = message.clone();
    if (!/json|text|html/.test(type)) {
      const { size } = await copy.blob();
      return size === 0 ? '' : `${type.split(';', 1)[0] || 'unknown type'}, ${size} bytes`;
    }
    const text = await copy.text();
    return text.length > maxBodyCharacters ? `${text.slice(0, maxBodyCharacters)}…` : text;
  } catch {
    return '';
  }
}

/** Adds a call, for which the next one drops out when the log is full. Returns a function that adds its result. */
export async function logCall(
  request: Request,
  operation: string | null,
  outcome: Outcome,
): Promise<EndLog> {
  const started = performance.now();
  lastId += 1;
  const id = lastId;
  const { pathname, search } = new URL(request.url);
  const call: LoggedCall = {
    id,
    time: new Date(),
    method: request.method,
    path: pathname + search,
    operation,
    page: globalThis.location?.pathname ?? '',
    outcome,
    status: 'waiting',
    milliseconds: 0,
    sent: await describeBody(request),
    received: '',
    violations: [],
  };
  store.set(callsAtom, (calls) => [call, ...calls].slice(0, maxCalls));
  return async (response, violations) => {
    const ended: LoggedCall = {
      ...call,
      status: response && response.type !== 'error' ? response.status : 'failed',
      milliseconds: Math.round(performance.now() - started),
      received: response ? await describeBody(response) : '',
      violations,
    };
    store.set(callsAtom, (calls) => calls.map((each) => (each.id === id ? ended : each)));
  };
}

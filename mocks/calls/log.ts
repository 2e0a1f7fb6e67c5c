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

/** Logged calls, newest first. */
export const callsAtom = atom<readonly LoggedCall[]>([]);

const store = getDefaultStore();
let lastId = 0;

/** The first 4,000 characters of a body; of a form or a file its type and size. */
async function describeBody(message: Request | Response): Promise<string> {
  const type = message.headers.get('content-type') ?? '';
  const body = await message.clone().blob();
  if (body.size === 0 || /json|text/.test(type)) return (await body.text()).slice(0, 4000);
  return `${type.split(';', 1)[0]}, ${body.size} bytes`;
}

/** Adds a call; the log has the last 200. Returns a function that adds its result. */
export async function logCall(
  request: Request,
  operation: string | null,
  outcome: Outcome,
): Promise<EndLog> {
  const started = performance.now();
  const { pathname, search } = new URL(request.url);
  lastId += 1;
  const call: LoggedCall = {
    id: lastId,
    time: new Date(),
    method: request.method,
    path: pathname + search,
    operation,
    page: location.pathname,
    outcome,
    status: 'waiting',
    milliseconds: 0,
    sent: await describeBody(request),
    received: '',
    violations: [],
  };
  store.set(callsAtom, (calls) => [call, ...calls].slice(0, 200));
  return async (response, violations) => {
    const isFailed = response === null || response.type === 'error';
    const ended: LoggedCall = {
      ...call,
      status: isFailed ? 'failed' : response.status,
      milliseconds: Math.round(performance.now() - started),
      received: isFailed ? '' : await describeBody(response),
      violations,
    };
    store.set(callsAtom, (calls) => calls.map((each) => (each.id === call.id ? ended : each)));
  };
}

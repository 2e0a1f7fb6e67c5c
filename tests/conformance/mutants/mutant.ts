/** Mutants of the mock backend: each has one fault in one operation. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';

/** What a report has to name; `field` is the location of the fault, with `*` for list indexes. */
export type Fault = { name: string; operation: OperationId; field: string };

/** What a mutant sends: a response, one cut off after `cut` bytes or with another length, or a connection reset. */
export type Broken = (BackendResponse & { cut?: number; length?: number }) | 'reset';

/** A request on its way to the mock. Header names are in lower case. */
export type Sent = { method: string; url: URL; headers: Record<string, string>; body: Buffer };

/** Stands between the check and the mock: sees every request, with the call's name, and gives the response. */
export type Serve = (
  sent: Sent,
  next: (sent: Sent) => Promise<BackendResponse>,
  operation: string,
) => Promise<Broken>;

/** Changes a response. */
export type Breaks = (response: BackendResponse, url: URL) => Broken;

/**
 * `breaks` changes the responses with `status` (all without it); `rewrites` changes the request URL; `serve` makes what
 * stands before the mock, with the memory of one run.
 */
export type Mutant = Fault & {
  status?: number;
  breaks?: Breaks;
  rewrites?: (url: URL) => void;
  serve?: () => Serve;
};

/** A row of a table of mutants; without a status every response is broken. */
export type Row = [OperationId, status: number | undefined, field: string, what: string, Breaks];

/** The mutants of a table. */
export const mutants = (rows: Row[]): Mutant[] =>
  rows.map(([operation, status, field, what, breaks]) => {
    const name = `${[operation, status].filter(Boolean).join(' ')}: ${what}`;
    return { name, operation, status, field, breaks };
  });

type Json = Record<string, unknown>;

/** Replaces the JSON of a response. */
export function inBody(change: (body: Json) => unknown): Breaks {
  return (response) => {
    const body = JSON.parse(String(response.body)) as Json;
    return { ...response, body: Buffer.from(JSON.stringify(change(body))) };
  };
}

/**
 * Changes the value at a JSON pointer; `change` gets its parent object and key. Responses without that parent are
 * unchanged.
 */
export function atField(pointer: string, change: (holder: Json, key: string) => void): Breaks {
  return inBody((body) => {
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json | undefined>((value, key) => value?.[key] as Json, body);
    if (holder) change(holder, last);
    return body;
  });
}

/** Sets the value at a JSON pointer; `undefined` removes it. */
export function setField(pointer: string, value: unknown): Breaks {
  return atField(pointer, (holder, key) => {
    holder[key] = value;
  });
}

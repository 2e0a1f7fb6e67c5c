/** Mutants of the mock backend: each has one fault in one operation. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';

/** The fault that a report must name; `field` is its location, with `*` for list indexes. */
export type Fault = { name: string; operation: OperationId; field: string };

/** Response of a mutant, perhaps cut after `cut` bytes or with another length, or a connection reset. */
export type Broken = (BackendResponse & { cut?: number; length?: number }) | 'reset';

/** A request to the mock. Header names are in lower case. */
export type Sent = { method: string; url: URL; headers: Record<string, string>; body: Buffer };

/** Middleware between the check and the mock: gets every request, with the call's name, and returns the response. */
export type Serve<Response = Broken> = (
  sent: Sent,
  next: (sent: Sent) => Promise<BackendResponse>,
  operation: string,
) => Promise<Response>;

/** `serve` creates the middleware, with the state of one run. */
export type Mutant = Fault & { serve: () => Serve };

/** First arguments of the functions that make mutants. */
type FaultArguments = [operation: OperationId, field: string, what: string];

export const mutant = (
  ...[operation, field, what, serve]: [...FaultArguments, () => Serve]
): Mutant => {
  return { name: `${operation}: ${what}`, operation, field, serve };
};

/** A mutant of one call's responses. */
export const changesResponse = (
  ...[id, field, what, change]: [
    ...FaultArguments,
    (sent: Sent, response: BackendResponse) => Broken,
  ]
): Mutant =>
  mutant(id, field, what, () => async (sent, next, operation) => {
    const response = await next(sent);
    return operation === id ? change(sent, response) : response;
  });

/** A mutant that responds to some requests of a call itself: `reply` returns undefined for others. */
export const respondsItself = (
  ...[id, field, what, reply]: [...FaultArguments, (sent: Sent) => BackendResponse | undefined]
): Mutant =>
  mutant(id, field, what, () => async (sent, next, operation) => {
    return (operation === id && reply(sent)) || next(sent);
  });

/** A mutant that changes the requests of a call. */
export const changesRequest = (
  ...[id, field, what, change]: [...FaultArguments, (sent: Sent) => Sent]
): Mutant =>
  mutant(id, field, what, () => async (sent, next, operation) => {
    return next(operation === id ? change(sent) : sent);
  });

/** Changes a response. */
export type Breaks = (response: BackendResponse, url: URL) => Broken;

/** A row of a table of mutants; without a status every response is broken. */
export type Row = [OperationId, status: number | undefined, field: string, what: string, Breaks];

/** The mutants of a table. */
export const mutants = (rows: Row[]): Mutant[] =>
  rows.map(([operation, status, field, what, breaks]) => {
    const made = changesResponse(operation, field, what, ({ url }, response) =>
      (status ?? response.status) === response.status ? breaks(response, url) : response,
    );
    return { ...made, name: `${[operation, status].filter(Boolean).join(' ')}: ${what}` };
  });

export type Json = Record<string, unknown>;

export const bodyOf = ({ body }: { body: Buffer }): Json => JSON.parse(String(body));

export const respond = (status: number, body: unknown): BackendResponse => {
  const headers = { 'content-type': ['application/json'] };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
};

export const failure = respond(500, { detail: 'The server could not complete the request.' });

/** Changes the JSON body of a request or response. */
export function inJson<Message extends { body: Buffer }>(
  message: Message,
  change: (body: Json) => unknown,
): Message {
  return { ...message, body: Buffer.from(JSON.stringify(change(bodyOf(message)))) };
}

export const inBody =
  (change: (body: Json) => unknown): Breaks =>
  (response) =>
    inJson(response, change);

/** Adds or replaces headers; one that is null is removed. */
export function withHeaders<Response extends BackendResponse>(
  response: Response,
  changes: Record<string, string | string[] | null>,
): Response {
  const headers = { ...response.headers };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete headers[name];
    else headers[name] = [value].flat();
  }
  return { ...response, headers };
}

/** True for a message with a JSON body. */
export const isJson = ({ headers }: BackendResponse) =>
  /json/.test(String(headers['content-type']));

export const cookieOf = ({ headers }: Sent, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];

/**
 * Changes the value at a JSON pointer; `change` gets the parent object and the key. Responses without that parent are
 * unchanged.
 */
export const atField = (pointer: string, change: (holder: Json, key: string) => void): Breaks =>
  inBody((body) => {
    const keys = pointer.replaceAll('*', '0').split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json | undefined>((value, key) => value?.[key] as Json, body);
    if (holder) change(holder, last);
    return body;
  });

/** Sets the value at a JSON pointer, in the first record of a list; `undefined` removes it. */
export const setField = (pointer: string, value: unknown): Breaks =>
  atField(pointer, (holder, key) => {
    holder[key] = value;
  });

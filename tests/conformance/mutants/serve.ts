/** What stands between the check and the mock: mutants that see every request, and remember. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import type { Broken, Mutant, Sent, Serve } from './mutant.ts';

export type Json = Record<string, unknown>;

const json = { 'content-type': ['application/json'] };
export const respond = (status: number, body: unknown): BackendResponse => {
  return { status, headers: json, body: Buffer.from(JSON.stringify(body)) };
};
export const bodyOf = ({ body }: { body: Buffer }): Json => JSON.parse(String(body));
export const failure = respond(500, { detail: 'The server could not complete the request.' });

export const mutant = (
  operation: OperationId,
  field: string,
  what: string,
  serve: () => Serve,
): Mutant => ({ name: `${operation}: ${what}`, operation, field, serve });

type Change = (sent: Sent, response: BackendResponse) => Broken;

/** A mutant of one call's responses. */
export const answers = (id: OperationId, field: string, what: string, change: Change): Mutant =>
  mutant(id, field, what, () => async (sent, next, operation) => {
    const response = await next(sent);
    return operation === id ? change(sent, response) : response;
  });

/** A mutant that answers some requests of a call itself: `reply` gives undefined for all others. */
export const replies = (
  id: OperationId,
  field: string,
  what: string,
  reply: (sent: Sent) => BackendResponse | undefined,
): Mutant =>
  mutant(id, field, what, () => async (sent, next, operation) => {
    return (operation === id && reply(sent)) || next(sent);
  });

/** A mutant that changes what the mock is sent in a call. */
export const receives = (
  id: OperationId,
  field: string,
  what: string,
  change: (sent: Sent) => Sent,
): Mutant =>
  mutant(
    id,
    field,
    what,
    () => (sent, next, operation) => next(operation === id ? change(sent) : sent),
  );

/** Changes the JSON of what is sent or responded. */
export function inJson<Message extends { body: Buffer }>(
  message: Message,
  change: (body: Json) => unknown,
): Message {
  return { ...message, body: Buffer.from(JSON.stringify(change(bodyOf(message)))) };
}

export const cookieOf = ({ headers }: Sent, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];

export const withHeaders = (response: BackendResponse, headers: Record<string, string>) => {
  const added = Object.entries(headers).map(([name, value]) => [name, [value]]);
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(added) } };
};

type Reviver = (key: string, value: unknown) => unknown;

export const isJson = ({ headers }: BackendResponse) =>
  /json/.test(String(headers['content-type']));

/** Changes every response. */
export const always =
  (change: (response: BackendResponse, sent: Sent, operation: string) => BackendResponse) =>
  (): Serve =>
  async (sent, next, operation) =>
    change(await next(sent), sent, operation);

/** Changes every value in the responses of these calls, or of all. */
export const values = (revive: Reviver, ...calls: string[]) =>
  always((response, _, operation) => {
    const isMeant = calls.length === 0 || calls.includes(operation);
    if (!isMeant || !isJson(response) || response.status >= 300) return response;
    return {
      ...response,
      body: Buffer.from(JSON.stringify(JSON.parse(String(response.body), revive))),
    };
  });

/** Changes one field, wherever it stands. */
export const field = (name: string, change: (value: unknown) => unknown, ...calls: string[]) =>
  values((key, value) => (key === name ? change(value) : value), ...calls);

export const header = (name: string, change: (value: string) => string) =>
  always((response) => {
    const lines = response.headers[name]?.map(change);
    return { ...response, headers: { ...response.headers, ...(lines && { [name]: lines }) } };
  });

/** Replaces some responses of a call. */
export const instead = (
  call: string,
  change: (body: Json, response: BackendResponse, sent: Sent) => BackendResponse | undefined,
) =>
  always((response, sent, operation) => {
    if (operation !== call || !isJson(response)) return response;
    return change(bodyOf(response), response, sent) ?? response;
  });

export const compressed = (encoding: string, compress: (body: Buffer) => Buffer) =>
  always((response) => {
    const body = compress(response.body);
    return { ...response, headers: { ...response.headers, 'content-encoding': [encoding] }, body };
  });

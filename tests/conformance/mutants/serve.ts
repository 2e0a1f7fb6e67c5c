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

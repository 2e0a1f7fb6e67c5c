/** Makes lawful variants of the mock. */
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import { bodyOf, isJson, type Json, type Sent, type Serve, withHeaders } from './mutant.ts';

/** Creates a variant with the state of one run. */
export type Variant = () => Serve<BackendResponse>;

/** Changes every response. */
export const always =
  (
    change: (response: BackendResponse, sent: Sent, operation: string) => BackendResponse,
  ): Variant =>
  () =>
  async (sent, next, operation) =>
    change(await next(sent), sent, operation);

/** Changes every value in the successful responses of these calls, or of all. */
export const values = (revive: (key: string, value: unknown) => unknown, ...calls: string[]) =>
  always((response, _, operation) => {
    const isMeant = calls.length === 0 || calls.includes(operation);
    if (!isMeant || !isJson(response) || response.status >= 300) return response;
    const body = JSON.stringify(JSON.parse(String(response.body), revive));
    return { ...response, body: Buffer.from(body) };
  });

/** Changes one field at every place. */
export const field = (name: string, change: (value: unknown) => unknown, ...calls: string[]) =>
  values((key, value) => (key === name ? change(value) : value), ...calls);

/** Changes the lines of a header. */
export const header = (name: string, change: (value: string) => string) =>
  always((response) => {
    const lines = response.headers[name]?.map(change);
    return lines ? withHeaders(response, { [name]: lines }) : response;
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

/** Compresses every response. */
export const compressed = (encoding: string, compress: (body: Buffer) => Buffer) =>
  always((response) => {
    const body = compress(response.body);
    return { ...withHeaders(response, { 'content-encoding': encoding }), body };
  });

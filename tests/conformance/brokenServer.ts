/** Both mock backends behind a server that changes requests and responses, and servers that end with their test. */
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { matchOperation } from '#contract/matchOperation.ts';
import { type BackendResponse, isResponse } from '../../conformance/src/exchange.ts';
import { createSender } from '../../conformance/src/request.ts';
import { createHttpMock } from '../../mocks/http/server.ts';
import { listen } from '../../scripts/shared/listen.ts';

/** A request to the mock. Header names are in lower case. */
export type Sent = { method: string; url: URL; headers: Record<string, string>; body: Buffer };

/** A response, perhaps cut after `cut` bytes of its body; with 0 nothing is sent. */
export type Broken = BackendResponse & { cut?: number };

/** Between the check and the mock: gets every request, with the call's name, and returns the response. */
export type Serve = (
  sent: Sent,
  next: (sent: Sent) => Promise<Broken>,
  operation: string,
) => Promise<Broken>;

export type Json = Record<string, unknown>;

/** A JSON response. */
export const respond = (status: number, body: unknown): Broken => {
  const headers = { 'content-type': ['application/json'] };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
};

/** The JSON body of a request or response. */
export const bodyOf = ({ body }: { body: Buffer }): Json => JSON.parse(String(body));

/** The value of a cookie of a request. */
export const cookieOf = ({ headers }: Sent, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];

/** True for a message with a JSON body. */
export const isJson = ({ headers }: BackendResponse) =>
  /json/i.test(String(headers['content-type']));

/** Changes a JSON body. */
export const inBody =
  (change: (body: Json) => unknown) =>
  <Message extends { body: Buffer }>(message: Message): Message => ({
    ...message,
    body: Buffer.from(JSON.stringify(change(bodyOf(message)) ?? {})),
  });

/** Adds or replaces headers; one that is null is removed. */
export const withHeaders =
  (changes: Record<string, string | string[] | null>) =>
  (response: Broken): Broken => {
    const headers = { ...response.headers };
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) delete headers[name];
      else headers[name] = [value].flat();
    }
    return { ...response, headers };
  };

/** Sets a value at a JSON pointer; `undefined` removes it. Responses without its parent are unchanged. */
export const setField = (pointer: string, value: unknown) =>
  inBody((body) => {
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json | undefined>((each, key) => each?.[key] as Json, body);
    if (holder) holder[last] = value;
    return body;
  });

/** Changes the responses of a call, only with this status if one is given. */
export const inResponse =
  (call: string, change: (response: Broken, sent: Sent) => Broken, status?: number): Serve =>
  async (sent, next, operation) => {
    const response = await next(sent);
    const isMeant = operation === call && (status ?? response.status) === response.status;
    return isMeant ? change(response, sent) : response;
  };

/** Changes the requests of a call. */
export const inRequest =
  (call: string, change: (sent: Sent) => Sent | undefined): Serve =>
  (sent, next, operation) =>
    next((operation === call && change(sent)) || sent);

/** Chains variants; the last one is next to the mock. */
export const combine = (variants: Serve[]): Serve =>
  variants.reduceRight<Serve>(
    (inner, outer) => (sent, next, operation) =>
      outer(sent, (each) => inner(each, next, operation), operation),
    (sent, next) => next(sent),
  );

const close = (server: http.Server) => server.close().closeAllConnections();

/** Starts a server until the test ends; returns its origin. */
export function startUntilEnd(server: http.Server): Promise<string> {
  onTestFinished(() => close(server));
  return listen(server);
}

/**
 * Starts both mocks until they are closed. With `credential` (`user:password`) the agency requires basic auth, like an
 * edge. `serve` changes requests and responses.
 */
export async function startBrokenMock(serve: Serve | null = null, credential?: string) {
  const authorization = credential && `Basic ${Buffer.from(credential).toString('base64')}`;
  const sender = createSender({ timeoutMs: 60_000, maxBytes: 20_000_000, insecure: false });
  const servers: http.Server[] = [];
  const mock = { agency: '', hrms: '', serve, close: () => {} };
  mock.close = () => {
    sender.close();
    for (const server of servers) close(server);
  };

  const next = async ({ url, headers, ...sent }: Sent) => {
    const { 'content-length': _, ...rest } = headers;
    const result = await sender.send({ ...sent, headers: rest, url: url.href });
    return isResponse(result) ? result : respond(502, result.reason);
  };

  async function start(base: string): Promise<string> {
    const backend = createHttpMock(base, () => {});
    const origin = await listen(backend);
    const server = http.createServer(async (incoming, outgoing) => {
      const { method = 'GET' } = incoming;
      const url = new URL(`${origin}${incoming.url}`);
      const headers = incoming.headers as Record<string, string>;
      const sent = { method, url, headers, body: await buffer(incoming) };
      const isRefused = authorization && base === '' && headers.authorization !== authorization;
      const operation = matchOperation(method, base + url.pathname)?.operation.id ?? '';
      const response: Broken = isRefused
        ? respond(401, { detail: 'Authentication credentials were not provided.' })
        : await (mock.serve?.(sent, next, operation) ?? next(sent));
      const { status, body, cut } = response;
      if (cut === 0) return outgoing.destroy();
      const { 'transfer-encoding': __, connection, 'keep-alive': ___, ...rest } = response.headers;
      outgoing.writeHead(status, { ...rest, 'content-length': String(body.length) });
      if (cut === undefined) return outgoing.end(body);
      return outgoing.write(body.subarray(0, cut), () => outgoing.destroy());
    });
    servers.push(backend, server);
    return listen(server);
  }

  mock.agency = await start('');
  mock.hrms = await start('/hrms');
  return mock;
}

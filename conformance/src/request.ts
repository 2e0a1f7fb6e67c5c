/** Sends one request to a backend under test: no redirects, with a timeout and a size limit. */
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import * as zlib from 'node:zlib';
import type { Failure, Outgoing, Result } from './exchange.ts';
import { quote } from './secrets.ts';

/** Bytes of a response body that are read: a list may have 10,000 records of 2 kB. */
export const maxBodyBytes = 20 * 1024 * 1024;

/** `timeoutMs` for the complete response, `maxBytes` of its body; `signal` aborts requests. */
type Limits = { timeoutMs: number; maxBytes?: number; insecure: boolean; signal?: AbortSignal };

/** What error codes of Node mean. */
const causes: [code: RegExp, kind: Failure['kind'], reason: string][] = [
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/, 'certificate', 'its certificate is not trusted'],
  [/^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, 'unreachable', 'it cannot be reached'],
  [/^ECONNREFUSED$/, 'unreachable', 'it refuses connections'],
  [/^EPROTO$/, 'broken', 'it does not speak https'],
  [/^(ECONNRESET|aborted)$/, 'broken', 'the connection ended in the middle'],
];

function toFailure({ code = '', message }: NodeJS.ErrnoException): Failure {
  const known = causes.find(([pattern]) => pattern.test(code) || pattern.test(message));
  const [, kind, reason] = known ?? [undefined, 'broken' as const, 'the response is not HTTP'];
  const isNamed = !known || kind === 'certificate' || reason.endsWith('reached');
  return { kind, reason: isNamed ? `${reason} (${code || message})` : reason };
}

type Decode = (body: Buffer, options: { maxOutputLength: number }) => Buffer;

/** Content encodings of browsers; Node knows zstd from 22.15 on. */
const decoders = new Map<string, Decode>([
  ['gzip', zlib.gunzipSync],
  ['deflate', zlib.inflateSync],
  ['br', zlib.brotliDecompressSync],
  ...(zlib.zstdDecompressSync ? [['zstd', zlib.zstdDecompressSync] as const] : []),
]);

/** The header `Accept-Encoding` as browsers send it. */
export const acceptEncoding = [...decoders.keys()].join(', ');

/** The failure of a response above a limit in bytes. */
export const tooLargeFailure = (maxBytes: number): Failure => ({
  kind: 'too large',
  reason: `the response is larger than ${maxBytes / 1024 / 1024} MB`,
});

/** The decoded body, or the failure to decode it. */
function decode(body: Buffer, encoding: string, maxBytes: number): Buffer | Failure {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity' || body.length === 0) return body;
  try {
    return (decoders.get(name) as Decode)(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') return tooLargeFailure(maxBytes);
    const known = decoders.has(name) ? '' : `, which is none of ${acceptEncoding}`;
    return {
      kind: 'broken',
      reason: `its body is not ${quote(name)}${known}, as Content-Encoding says`,
    };
  }
}

/** Creates a sender with its own connections; `close` ends them. */
export function createSender({ timeoutMs, maxBytes = maxBodyBytes, insecure, signal }: Limits) {
  const plain = new http.Agent({ keepAlive: true });
  const secure = new https.Agent({ keepAlive: true, rejectUnauthorized: !insecure });

  /** The whole response, or a failure if its body is too large or its status invalid. */
  async function receive(incoming: http.IncomingMessage): Promise<Result> {
    const { statusCode: status = 0, headers } = incoming;
    if (status < 200 || status > 599) {
      incoming.destroy();
      return { kind: 'broken', reason: `the response is not HTTP (status ${status})` };
    }
    const chunks: Buffer[] = [];
    let received = 0;
    for await (const chunk of incoming) {
      received += chunk.length;
      if (received > maxBytes) return tooLargeFailure(maxBytes);
      chunks.push(chunk);
    }
    const body = decode(Buffer.concat(chunks), headers['content-encoding'] ?? '', maxBytes);
    if ('reason' in body) return body;
    return { status, headers: { ...(incoming.headersDistinct as Record<string, string[]>) }, body };
  }

  /**
   * Never rejects. A read is sent again when the server has closed a kept-alive connection, as browsers do; a write
   * has its own connection, so that it is sent once.
   */
  async function send(outgoing: Outgoing): Promise<Result> {
    const { method, url, headers, body } = outgoing;
    const [client, kept] = url.startsWith('https:') ? [https, secure] : [http, plain];
    const agent = method === 'GET' || method === 'HEAD' ? kept : false;
    const late = AbortSignal.timeout(timeoutMs);
    const either = AbortSignal.any(signal ? [late, signal] : [late]);
    let request: http.ClientRequest | undefined;
    let hasBegun = false;
    try {
      const options = { method, headers, agent, signal: either, rejectUnauthorized: !insecure };
      request = client.request(url, options).on('error', () => {});
      request.end(body ?? undefined);
      const [incoming] = await once(request, 'response');
      hasBegun = true;
      return await receive(incoming);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (signal?.aborted) {
        return { kind: 'stopped', reason: 'the run was stopped before the response came' };
      }
      if (late.aborted) {
        const reason = `no whole response came within ${timeoutMs / 1000} s`;
        return { kind: 'timeout', reason };
      }
      const isClosed = code === 'ECONNRESET' || code === 'EPIPE';
      if (request?.reusedSocket && isClosed && !hasBegun) return send(outgoing);
      return toFailure(error as Error);
    }
  }

  return {
    send,
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

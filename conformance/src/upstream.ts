/** HTTP client for a backend under test: no redirects, with a timeout and a size limit. */
import http from 'node:http';
import https from 'node:https';
import * as zlib from 'node:zlib';
import type { Failure, Outgoing, Result } from './exchange.ts';
import { parseJson } from './json.ts';
import { quote } from './secrets.ts';

/** `timeout` in milliseconds for the complete response, `limit` in bytes of its body; `signal` aborts requests. */
export type Limits = { timeout: number; limit: number; insecure: boolean; signal?: AbortSignal };

/** Largest response body in bytes: a list may have 10,000 records of 2 kB. */
export const bodyLimit = 20 * 1024 * 1024;

const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;
const unreachable = /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

function toFailure({ code = '', message }: NodeJS.ErrnoException): Failure {
  const failure = (kind: Failure['kind'], reason: string) => ({ kind, reason });
  if (untrusted.test(code))
    return failure('certificate', `its certificate is not trusted (${code})`);
  if (unreachable.test(code)) return failure('unreachable', `it cannot be reached (${code})`);
  if (code === 'ECONNREFUSED') return failure('unreachable', 'it refuses connections');
  if (code === 'EPROTO') return failure('broken', 'it does not speak https');
  if (code === 'ECONNRESET' || message === 'aborted') {
    return failure('broken', 'the connection ended in the middle');
  }
  return failure('broken', `the response is not HTTP (${code || message})`);
}

type Decode = (body: Buffer, options: { maxOutputLength: number }) => Buffer;

const { gunzipSync, inflateSync, brotliDecompressSync, zstdDecompressSync } = zlib;

/** Content encodings of browsers; Node knows zstd from 22.15 on. */
const decoders = new Map<string, Decode>([
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
  ...(zstdDecompressSync ? [['zstd', zstdDecompressSync] as const] : []),
]);

/** The header `Accept-Encoding` as browsers send it. */
export const acceptEncoding = [...decoders.keys()].join(', ');

const wrongEncoding = (expected: string, got: string): Failure => {
  const field = 'header Content-Encoding';
  return { kind: 'broken', reason: `its body is not ${expected}`, field, expected, got };
};

/** The decoded body, or the failure to decode it. */
function decode(body: Buffer, encoding: string, limit: number): Buffer | Failure {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity' || body.length === 0) return body;
  const decoder = decoders.get(name);
  if (!decoder) return wrongEncoding(`one of ${acceptEncoding}, or none`, quote(encoding));
  try {
    return decoder(body, { maxOutputLength: limit });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(limit);
    const got = /unexpected end/.test(message) ? 'one that breaks off' : `other bytes (${code})`;
    return wrongEncoding(`a body of ${name}, as the header says`, got);
  }
}

/** The failure of a response above a limit in bytes. */
export const tooLarge = (limit: number): Failure => ({
  kind: 'too large',
  reason: `the response is larger than ${limit / 1024 / 1024} MB`,
});

/** The received part of a response; `length` is NaN without a `Content-Length`. */
type Progress = { chunks: Buffer[]; received: number; length: number; encoding: string };

/** The failure of a body that is complete JSON but shorter than its header says; null for others. */
function tooShort({ chunks, received, length, encoding }: Progress, limit: number): Failure | null {
  if (!(received > 0 && received < length)) return null;
  const body = decode(Buffer.concat(chunks), encoding, limit);
  if ('reason' in body || typeof parseJson(body) !== 'object') return null;
  const expected = `${received}, as many as the bytes that came`;
  const reason = 'its Content-Length is wrong';
  return { kind: 'broken', reason, field: 'header Content-Length', expected, got: String(length) };
}

const tooLate = (seconds: number, isBegun: boolean): Failure => ({
  kind: 'timeout',
  reason: `no whole response came within ${seconds} s`,
  expected: `${isBegun ? 'a whole' : 'a'} response within ${seconds} s`,
  got: isBegun ? 'only its beginning' : 'none',
});

/** The whole response, or a failure if its body is larger than `limit` or its status invalid. */
async function collect(
  incoming: http.IncomingMessage,
  limit: number,
  progress: Progress,
): Promise<Result> {
  const { statusCode: status = 0, headers } = incoming;
  if (status < 200 || status > 599) {
    incoming.destroy();
    return { kind: 'broken', reason: `the response is not HTTP (status ${status})` };
  }
  progress.length = Number(headers['content-length'] ?? Number.NaN);
  progress.encoding = headers['content-encoding'] ?? '';
  for await (const chunk of incoming) {
    progress.received += chunk.length;
    if (progress.received > limit) return tooLarge(limit);
    progress.chunks.push(chunk);
  }
  const body = decode(Buffer.concat(progress.chunks), progress.encoding, limit);
  if ('reason' in body) return body;
  return { status, headers: { ...(incoming.headersDistinct as Record<string, string[]>) }, body };
}

/** Creates a client with its own connections; `close` ends them. */
export function createUpstream({ timeout, limit, insecure, signal }: Limits) {
  const plain = new http.Agent({ keepAlive: true });
  const secure = new https.Agent({ keepAlive: true, rejectUnauthorized: !insecure });

  function explain(error: NodeJS.ErrnoException): Failure {
    const reason = 'the run was stopped before the response came';
    return signal?.aborted ? { kind: 'stopped', reason } : toFailure(error);
  }

  /** Never rejects. Retries on a new connection when the server has closed a kept-alive one, as browsers do. */
  function send(outgoing: Outgoing): Promise<Result> {
    const { method, url, headers, body } = outgoing;
    return new Promise<Result>((resolve) => {
      const [client, agent] = url.startsWith('https:') ? [https, secure] : [http, plain];
      const request = client.request(url, { method, headers, agent, signal });
      let isBegun = false;
      const progress: Progress = { chunks: [], received: 0, length: Number.NaN, encoding: '' };
      const timer = setTimeout(() => {
        resolve(tooShort(progress, limit) ?? tooLate(timeout / 1000, isBegun));
        request.destroy();
      }, timeout);
      request.on('close', () => clearTimeout(timer));
      request.on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        const isStale = request.reusedSocket && isClosed && !signal?.aborted;
        resolve(isStale ? send(outgoing) : explain(error));
      });
      request.on('response', (incoming) => {
        isBegun = true;
        const explainBreak = (error: Error) => tooShort(progress, limit) ?? explain(error);
        collect(incoming, limit, progress).catch(explainBreak).then(resolve);
      });
      request.end(body ?? undefined);
    }).catch(explain);
  }

  return {
    send,
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

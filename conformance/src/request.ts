/** Sends one request to a backend under test: no redirects, with a timeout and a size limit. */
import http from 'node:http';
import https from 'node:https';
import * as zlib from 'node:zlib';
import type { Failure, Outgoing, Result } from './exchange.ts';
import { parseJson } from './json.ts';
import { quote } from './secrets.ts';

/** `timeoutMs` for the complete response, `maxBytes` of its body; `signal` aborts requests. */
export type Limits = {
  timeoutMs: number;
  maxBytes: number;
  insecure: boolean;
  signal?: AbortSignal;
};

/** Bytes of a response body that are read: a list may have 10,000 records of 2 kB. */
export const maxBodyBytes = 20 * 1024 * 1024;

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
export const tooLarge = (maxBytes: number): Failure => ({
  kind: 'too large',
  reason: `the response is larger than ${maxBytes / 1024 / 1024} MB`,
});

/** The decoded body, or the failure to decode it. */
function decode(body: Buffer, encoding: string, maxBytes: number): Buffer | Failure {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity' || body.length === 0) return body;
  const wrong = (expected: string, got: string): Failure => {
    const field = 'header Content-Encoding';
    return { kind: 'broken', reason: `its body is not ${expected}`, field, expected, got };
  };
  const decoder = decoders.get(name);
  if (!decoder) return wrong(`one of ${acceptEncoding}, or none`, quote(encoding));
  try {
    return decoder(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(maxBytes);
    return wrong(`a body of ${name}, as the header says`, `other bytes (${code})`);
  }
}

/** The received part of a response; `length` is NaN without a `Content-Length`. */
type Progress = { chunks: Buffer[]; received: number; length: number; encoding: string };

/** The failure of a body that is complete JSON but shorter than its header says; null for others. */
function tooShort(progress: Progress, maxBytes: number): Failure | null {
  const { chunks, received, length, encoding } = progress;
  if (!(received > 0 && received < length)) return null;
  const body = decode(Buffer.concat(chunks), encoding, maxBytes);
  if ('reason' in body || typeof parseJson(body) !== 'object') return null;
  const expected = `${received}, as many as the bytes that came`;
  const reason = 'its Content-Length is wrong';
  return { kind: 'broken', reason, field: 'header Content-Length', expected, got: String(length) };
}

const tooLate = (seconds: number, hasBegun: boolean): Failure => ({
  kind: 'timeout',
  reason: `no whole response came within ${seconds} s`,
  expected: `${hasBegun ? 'a whole' : 'a'} response within ${seconds} s`,
  got: hasBegun ? 'only its beginning' : 'none',
});

/** The whole response, or a failure if its body is too large or its status invalid. */
async function collect(
  incoming: http.IncomingMessage,
  maxBytes: number,
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
    if (progress.received > maxBytes) return tooLarge(maxBytes);
    progress.chunks.push(chunk);
  }
  const body = decode(Buffer.concat(progress.chunks), progress.encoding, maxBytes);
  if ('reason' in body) return body;
  return { status, headers: { ...(incoming.headersDistinct as Record<string, string[]>) }, body };
}

/** Creates a sender with its own connections; `close` ends them. */
export function createSender({ timeoutMs, maxBytes, insecure, signal }: Limits) {
  const plain = new http.Agent({ keepAlive: true });
  const secure = new https.Agent({ keepAlive: true, rejectUnauthorized: !insecure });

  function explain(error: NodeJS.ErrnoException): Failure {
    const reason = 'the run was stopped before the response came';
    return signal?.aborted ? { kind: 'stopped', reason } : toFailure(error);
  }

  /**
   * Never rejects. A read is sent again when the server has closed a kept-alive connection, as browsers do; a write
   * has its own connection, so that it is sent once.
   */
  function send(outgoing: Outgoing): Promise<Result> {
    const { method, url, headers, body } = outgoing;
    return new Promise<Result>((resolve) => {
      const [client, kept] = url.startsWith('https:') ? [https, secure] : [http, plain];
      const agent = method === 'GET' || method === 'HEAD' ? kept : false;
      const options = { method, headers, agent, signal, rejectUnauthorized: !insecure };
      const request = client.request(url, options);
      let hasBegun = false;
      const progress: Progress = { chunks: [], received: 0, length: Number.NaN, encoding: '' };
      const timer = setTimeout(() => {
        resolve(tooShort(progress, maxBytes) ?? tooLate(timeoutMs / 1000, hasBegun));
        request.destroy();
      }, timeoutMs);
      request.on('close', () => clearTimeout(timer));
      request.on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        const isStale = request.reusedSocket && isClosed && !signal?.aborted;
        resolve(isStale ? send(outgoing) : explain(error));
      });
      request.on('response', (incoming) => {
        hasBegun = true;
        const explainBreak = (error: Error) => tooShort(progress, maxBytes) ?? explain(error);
        collect(incoming, maxBytes, progress).catch(explainBreak).then(resolve);
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

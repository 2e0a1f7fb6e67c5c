/** HTTP client for a backend under test: no redirects, with a timeout and a size limit. */
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Failure, Outgoing, Result } from './exchange.ts';

/** `timeout` in milliseconds for the complete response, `limit` in bytes of its body; `signal` aborts requests. */
export type Limits = { timeout: number; limit: number; insecure: boolean; signal?: AbortSignal };

/** Largest response body. The contract's responses are far below a megabyte. */
export const bodyLimit = 5 * 1024 * 1024;

const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** Failures by error code. */
const failures: Record<string, Failure> = {
  ECONNREFUSED: { kind: 'unreachable', reason: 'it refuses connections' },
  ECONNRESET: { kind: 'broken', reason: 'the connection ended in the middle' },
  EPROTO: { kind: 'broken', reason: 'it does not speak https' },
};
for (const code of ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']) {
  failures[code] = { kind: 'unreachable', reason: `it cannot be reached (${code})` };
}

function toFailure({ code = '', message }: NodeJS.ErrnoException): Failure {
  if (untrusted.test(code)) {
    return { kind: 'certificate', reason: `its certificate is not trusted (${code})` };
  }
  const known = failures[message === 'aborted' ? 'ECONNRESET' : code];
  return known ?? { kind: 'broken', reason: `the response is no HTTP (${code || message})` };
}

const decoders = new Map([
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
]);

/** The failure of a response above a limit in bytes. */
export const tooLarge = (limit: number): Failure => ({
  kind: 'too large',
  reason: `the response is larger than ${limit / 1024 / 1024} MB`,
});

const tooLate = (seconds: number, isBegun: boolean): Failure => ({
  kind: 'timeout',
  reason: `no whole response came within ${seconds} s`,
  expected: `${isBegun ? 'a whole' : 'a'} response within ${seconds} s`,
  got: isBegun ? 'only its beginning' : 'none',
});

/** The whole response, unless its body is larger than `limit` or its status is none. */
async function collect(incoming: http.IncomingMessage, limit: number): Promise<Result> {
  const { statusCode: status = 0 } = incoming;
  if (status < 200 || status > 599) {
    incoming.destroy();
    return { kind: 'broken', reason: `the response is no HTTP (status ${status})` };
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > limit) return tooLarge(limit);
    chunks.push(chunk);
  }
  const decode = decoders.get(incoming.headers['content-encoding'] ?? '');
  const whole = Buffer.concat(chunks);
  const body = decode && size > 0 ? decode(whole, { maxOutputLength: limit }) : whole;
  const headers = incoming.headersDistinct as Record<string, string[]>;
  return { status, headers: { ...headers }, body };
}

/** Creates a client with its own connections; `close` ends them. */
export function createUpstream({ timeout, limit, insecure, signal }: Limits) {
  const plain = new http.Agent({ keepAlive: true });
  const secure = new https.Agent({ keepAlive: true, rejectUnauthorized: !insecure });

  function explain(error: NodeJS.ErrnoException): Failure {
    const reason = 'the run was stopped before the response came';
    if (signal?.aborted) return { kind: 'stopped', reason };
    return error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(limit) : toFailure(error);
  }

  /** Never rejects. Retries on a new connection when the server has closed a kept-alive one, as browsers do. */
  function send(outgoing: Outgoing): Promise<Result> {
    const { method, url, headers, body } = outgoing;
    return new Promise<Result>((resolve) => {
      const [client, agent] = url.startsWith('https:') ? [https, secure] : [http, plain];
      const request = client.request(url, { method, headers, agent, signal });
      let isBegun = false;
      const timer = setTimeout(() => {
        resolve(tooLate(timeout / 1000, isBegun));
        request.destroy();
      }, timeout);
      request.on('close', () => clearTimeout(timer));
      request.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = request.reusedSocket && error.code === 'ECONNRESET' && !signal?.aborted;
        resolve(isStale ? send(outgoing) : explain(error));
      });
      request.on('response', (incoming) => {
        isBegun = true;
        collect(incoming, limit).catch(explain).then(resolve);
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

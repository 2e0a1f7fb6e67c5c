/** Sends single requests to a backend under test: follows no redirect, waits and reads only so long. */
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer, Failure, Outgoing } from './exchange.ts';

/** `timeout` in milliseconds for the whole answer; `limit` in bytes of its body; `signal` ends what is under way. */
export type Patience = { timeout: number; limit: number; insecure: boolean; signal?: AbortSignal };

/** Largest answer that is read. The biggest one of the contract is far below a megabyte. */
export const bodyLimit = 5 * 1024 * 1024;

const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function toFailure(error: NodeJS.ErrnoException): Failure {
  const { code = '', message } = error;
  if (untrusted.test(code)) {
    return { kind: 'certificate', reason: `its certificate is not trusted (${code})` };
  }
  if (unreachable.includes(code)) {
    const reason =
      code === 'ECONNREFUSED' ? 'it refuses connections' : `it cannot be reached (${code})`;
    return { kind: 'unreachable', reason };
  }
  if (code === 'ECONNRESET' || message === 'aborted') {
    return { kind: 'broken', reason: 'the connection ended in the middle' };
  }
  if (code === 'EPROTO') return { kind: 'broken', reason: 'it does not speak https' };
  return { kind: 'broken', reason: `the answer is no HTTP (${code || message})` };
}

const decoders: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

function decode(body: Buffer, encoding: string | undefined, limit: number): Buffer {
  const decoder = decoders[encoding ?? ''];
  return decoder && body.length > 0 ? decoder(body, { maxOutputLength: limit }) : body;
}

const stopped: Failure = { kind: 'stopped', reason: 'the run was stopped before the answer came' };

const tooLarge = (limit: number): Failure => ({
  kind: 'too large',
  reason: `the answer is larger than ${limit / 1024 / 1024} MB`,
});

const tooLate = (seconds: number, isBegun: boolean): Failure => ({
  kind: 'timeout',
  reason: `no whole answer came within ${seconds} s`,
  expected: `${isBegun ? 'a whole' : 'an'} answer within ${seconds} s`,
  got: isBegun ? 'only its beginning' : 'none',
});

function collect(incoming: http.IncomingMessage, limit: number): Promise<Answer | Failure> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= limit) return;
      resolve(tooLarge(limit));
      incoming.destroy();
    });
    incoming.on('end', () => {
      try {
        const body = decode(Buffer.concat(chunks), incoming.headers['content-encoding'], limit);
        const headers = Object.fromEntries(
          Object.entries(incoming.headersDistinct).map(([name, values]) => [name, values ?? []]),
        );
        resolve({ status: incoming.statusCode ?? 0, headers, body });
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        resolve(code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(limit) : toFailure(error as Error));
      }
    });
  });
}

/** A sender with connections of its own, which `close` ends. */
export function createUpstream(patience: Patience) {
  const plain = new http.Agent({ keepAlive: true });
  const secure = new https.Agent({ keepAlive: true, rejectUnauthorized: !patience.insecure });

  const explain = (error: Error): Failure =>
    patience.signal?.aborted ? stopped : toFailure(error);

  function attempt({ method, url, headers, body }: Outgoing): Promise<Answer | Failure | 'again'> {
    return new Promise((resolve) => {
      const [client, agent] = url.startsWith('https:') ? [https, secure] : [http, plain];
      const request = client.request(url, { method, headers, agent, signal: patience.signal });
      let isBegun = false;
      const timer = setTimeout(() => {
        resolve(tooLate(patience.timeout / 1000, isBegun));
        request.destroy();
      }, patience.timeout);
      request.on('close', () => clearTimeout(timer));
      request.on('error', (error: NodeJS.ErrnoException) => {
        const stale = request.reusedSocket && error.code === 'ECONNRESET';
        resolve(stale && !patience.signal?.aborted ? 'again' : explain(error));
      });
      request.on('response', (incoming) => {
        isBegun = true;
        incoming.on('error', (error) => resolve(explain(error)));
        collect(incoming, patience.limit).then(resolve);
      });
      request.end(body ?? undefined);
    });
  }

  /** Never rejects. A kept connection that the server has closed meanwhile is opened anew, as browsers do. */
  async function send(request: Outgoing): Promise<Answer | Failure> {
    for (;;) {
      const result = await attempt(request);
      if (result !== 'again') return result;
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

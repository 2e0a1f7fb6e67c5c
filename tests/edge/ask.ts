/** Requests over plain node:http: as they are written here, without anything that a browser or `fetch` would add. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** A request; `path` is sent as it stands. */
export type Asked = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
};

/** An answer with its body as bytes. */
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one request to an origin. */
export function ask(origin: string, { path, method, headers, body }: Asked): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method: method ?? 'GET', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Requests as they are written here, without anything that a browser or `fetch` would add. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** A request; `from` is the address of this machine that it comes from. */
export type Asked = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  from?: string;
};

/** An answer with its body as bytes. */
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one request to an origin. */
export function ask(
  origin: string,
  { path, method, headers, body, from }: Asked,
): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, method: method ?? 'GET', headers, localAddress: from };
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
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

/** Sends bytes, each character one, and gives all that comes back until the other side hangs up. */
export function say(origin: string, words: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(words, 'latin1'));
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

/** Requests sent exactly as given, without what a browser or `fetch` would add. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** A request; `from` is the local IP address to send it from. */
export type EdgeRequest = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  from?: string;
};

/** A response with its body as bytes. */
export type EdgeResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one request to an origin. */
export function sendRequest(
  origin: string,
  { path, method, headers, body, from }: EdgeRequest,
): Promise<EdgeResponse> {
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, method: method ?? 'GET', headers, localAddress: from };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends text with one byte per character; resolves with everything received until the connection closes. */
export function sendBytes(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

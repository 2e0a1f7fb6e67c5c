/** Sends requests exactly as given, without additions of a browser or `fetch`. */
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** A request; `from` is the local IP address to send it from. */
export type EdgeRequest = Pick<RequestOptions, 'path' | 'method' | 'headers'> & {
  body?: string | Buffer;
  from?: string;
};

/** A response with its body as bytes. */
export type EdgeResponse = Awaited<ReturnType<typeof sendRequest>>;

/** Sends one request to an origin. */
export async function sendRequest(origin: string, { body, from, ...options }: EdgeRequest) {
  const { hostname, port } = new URL(origin);
  const sent = request({ ...options, hostname, port, localAddress: from });
  // A server may respond and close the connection before it has read the body.
  sent.on('error', () => {});
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('There is no response.');
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await buffer(response) };
}

/** Sends a GET over HTTP/2 without TLS to an origin; `site` is the origin that the request is for. */
export async function requestHttp2(origin: string, path: string, site: string) {
  const session = connectHttp2(origin);
  const stream = session.request({ ':path': path, ':authority': new URL(site).host });
  const [headers] = await once(stream, 'response');
  const body = await text(stream);
  session.close();
  return { status: Number(headers[':status']), body };
}

/** Sends text with one byte per character; resolves with everything received until the connection closes. */
export async function sendBytes(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  socket.write(text, 'latin1');
  let received = '';
  try {
    for await (const chunk of socket) received += chunk;
  } catch {
    // A connection reset also ends the response.
  }
  return received;
}

/** Sends the raw head of a request; returns the whole response. */
export const sendHead = (origin: string, head: string): Promise<string> =>
  sendBytes(origin, `${head}\r\nConnection: close\r\n\r\n`);

/** Sends a GET of a raw path; returns the whole response. `host` is by default the origin's. */
export const getBytes = (origin: string, path: string, host = new URL(origin).host) =>
  sendHead(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}`);

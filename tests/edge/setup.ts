/** What the tests of the edge share: a small built site with files of every area, its backends, and requests as they are. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe } from 'vitest';
import { createHttpMock } from '../../mocks/http/server.ts';
import { compressSite } from '../../scripts/edge/compress.ts';
import { type BuiltSite, loadSite } from '../../scripts/edge/site.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { findNginx } from '../../scripts/shared/nginx.ts';

const nginx = await findNginx();
if (typeof nginx === 'string') console.warn(`\nTests with a real nginx are SKIPPED: ${nginx}\n`);

/** `describe` of tests that need nginx. */
export const describeNginx = describe.skipIf(typeof nginx === 'string');

const page = (name: string) => `<!doctype html>
<title>${name}</title><meta name="build" content="abc-1">
<style>body { color: rebeccapurple }</style>
<script>document.title += '.'</script>
<p>${'Long enough to be compressed. '.repeat(60)}</p>
`;

const files: Record<string, string> = {
  'index.html': page('home'),
  'shell.html': page('shell'),
  '404.html': page('not-found'),
  'services/index.html': page('services'),
  'services-details/7/index.html': page('service-seven'),
  'pricing/index.html': page('pricing'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b3c4d.js': `console.log(${JSON.stringify('x'.repeat(4000))});\n`,
  'downloads/brochure.pdf': `%PDF-1.7\n${'0123456789'.repeat(20)}`,
};

/** Writes the site with its compressed files; removes it after all tests of the file. */
export async function createTestSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-site-'));
  afterAll(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await compressSite(folder);
  return loadSite(folder);
}

/** Headers that must not reach a visitor. */
const unwanted = 'access-control-allow-origin constructor content-disposition refresh'.split(' ');

/** Cookies as a careless backend sets them. */
const cookies = [
  'sessionid=theirs; Path=/; Domain=.example; SameSite=None; Max-Age=60',
  'csrftoken=token; Path=/; domain=evil.example; HttpOnly; Partitioned',
];

const okay = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
const evil = '<script>evil()</script>';

/** What a malformed backend sends, by its name after `?test=bytes:`. */
const malformed: Record<string, string> = {
  'early-hints-only': `HTTP/1.1 103 Early\r\nContent-Type: text/html\r\n\r\n${evil}`,
  'switching-protocols': `HTTP/1.1 101 S\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n${okay}${evil}`,
  'status-099': okay.replace('200', '099'),
  'http-0.9': evil,
  'http-2': okay.replace('HTTP/1.1', 'HTTP/2'),
  nothing: '',
};

/**
 * Starts the mock backend (`base` is '' for the agency, '/hrms' for the human-resource backend) until all tests of the file
 * have run; `received` has its requests. `?test=` in a target chooses another response: cached, cookies,
 * answer:status,type,location (which may be empty), bytes:name, or an outcome of the mock.
 */
export async function startUpstream(base: '' | '/hrms') {
  const received: { url: string; headers: IncomingHttpHeaders }[] = [];
  const mock = createHttpMock(base, () => {});
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    received.push({ url, headers: { ...headers } });
    for (const name of unwanted) response.setHeader(name, 'evil');
    const [target = '', choice = ''] = url.split('?test=', 2);
    const [, status, type, location] = /^answer:(\d+),?([^,]*),?(.*)/.exec(choice) ?? [];
    const bytes = malformed[choice.replace('bytes:', '')];
    if (bytes !== undefined) return void request.socket.end(bytes, 'latin1');
    if (choice === 'cached') response.setHeader('Cache-Control', 'public, max-age=60');
    else if (choice === 'cookies') response.setHeader('Set-Cookie', cookies);
    else if (choice) headers.prefer = choice;
    request.url = target;
    if (!status) return void mock.emit('request', request, response);
    if (type) response.setHeader('Content-Type', type);
    if (location) response.setHeader('Location', location);
    response.writeHead(Number(status)).end('<script>evil()</script>');
  });
  afterAll(() => void server.close().closeAllConnections());
  return { origin: await listen(server), received };
}

/** A request; `from` is the local address that sends it. */
export type EdgeRequest = Pick<RequestOptions, 'path' | 'method' | 'headers'> & {
  body?: string | Buffer;
  from?: string;
};

/** A response with all bytes of its connection; `status` is 0 when the connection ended without one. */
export type EdgeResponse = Awaited<ReturnType<typeof send>>;

/** Sends a request as it is, without what a browser or `fetch` would add or normalize. */
export async function send(origin: string, { body, from, ...options }: EdgeRequest) {
  const { hostname, port } = new URL(origin);
  const sent = request({ ...options, hostname, port, localAddress: from, agent: false });
  let received = '';
  sent.on('socket', (socket) => {
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
  });
  const response = await new Promise<IncomingMessage | undefined>((resolve) => {
    sent.on('response', resolve).on('close', () => resolve(undefined));
    // A server may respond and close the connection before it has read the body.
    sent.on('error', () => {}).end(body);
  });
  const { statusCode: status = 0, headers = {} } = response ?? {};
  return { status, headers, body: response ? await buffer(response) : Buffer.of(), received };
}

/** Headers of a request from a page of the site. */
export const fromSite = (origin: string) => ({ origin, 'sec-fetch-site': 'same-origin' });

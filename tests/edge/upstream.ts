/** The mock backend over HTTP behind the edge: records its requests, and sends headers that must not pass. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterAll } from 'vitest';
import { createHttpMock } from '../../mocks/http/server.ts';
import { listen } from '../../scripts/shared/listen.ts';

const unwanted = {
  'Access-Control-Allow-Origin': '*',
  'Clear-Site-Data': '"*"',
  constructor: 'evil',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'unsafe-inline'",
  Link: '<https://evil.example/x.js>; rel=preload; as=script',
  Refresh: '0; url=https://evil.example/',
  'WWW-Authenticate': 'Basic realm="backend"',
  'X-Accel-Redirect': '/shell.html',
  'X-Powered-By': 'mock',
};

/** Cookies as a careless backend sets them. */
const cookies = [
  'sessionid=theirs; Path=/; Domain=.example; SameSite=None; Max-Age=60',
  'csrftoken=token; Path=/; domain=evil.example; HttpOnly; Partitioned',
];

/** Additional responses, by path or by the query parameter `test`. */
const special: Record<string, (response: ServerResponse, host: string) => void> = {
  '/media/moved': (response, host) =>
    response.writeHead(302, { Location: `http://${host}/media/here` }).end(),
  cookies: (response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': cookies })
      .end('{}'),
  'no-content': (response) => response.writeHead(204).end(),
};

/** The response to `test=answer:status,type,location`; type and location may be empty. */
function answer(response: ServerResponse, choice: string): void {
  const [status, type, location] = choice.slice('answer:'.length).split(',');
  if (type) response.setHeader('Content-Type', type);
  if (location) response.setHeader('Location', location);
  response.writeHead(Number(status)).end('<script>evil()</script>');
}

/**
 * Starts a backend, until all tests of the file have run; `received` has its requests so far. `base` is '' for the agency
 * and '/hrms' for the human-resource backend.
 */
export async function startUpstream(base: '' | '/hrms') {
  const received: { url: string; headers: IncomingHttpHeaders }[] = [];
  const mock = createHttpMock(base, () => {});
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    received.push({ url, headers: { ...headers } });
    for (const [name, value] of Object.entries(unwanted)) response.setHeader(name, value);
    const [path = '', choice = ''] = url.split('?test=', 2);
    if (choice === 'cached') response.setHeader('Cache-Control', 'public, max-age=60');
    else if (choice) headers.prefer = choice;
    request.url = path;
    const respond = special[path] ?? special[choice];
    if (respond) respond(response, headers.host ?? '');
    else if (choice.startsWith('answer:')) answer(response, choice);
    else mock.emit('request', request, response);
  });
  afterAll(() => void server.close().closeAllConnections());
  return { origin: await listen(server), received };
}

/** Starts a backend that responds to every request with the bytes of `choose`, until all tests of the file have run. */
export async function startRawUpstream(choose: () => string): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.once('data', () => socket.end(choose(), 'latin1')).on('error', () => {});
  });
  afterAll(() => void server.close());
  return listen(server);
}

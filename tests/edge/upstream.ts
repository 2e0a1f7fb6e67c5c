/** The mock backend over HTTP as the edge's upstream: it notes what reaches it, and answers with headers that must not pass. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpMock } from '../../mocks/http.ts';

/** A request as a backend received it. */
export type Received = { method: string; url: string; headers: IncomingHttpHeaders };

/** A running backend. `received` fills as requests come. */
export type TestUpstream = { origin: string; received: Received[]; server: Server };

const unwanted = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'unsafe-inline'",
  'WWW-Authenticate': 'Basic realm="backend"',
  'X-Accel-Redirect': '/shell.html',
  'X-Powered-By': 'mock',
};

/** Listens on a free port of this machine, and gives the origin. */
export function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

/** Starts one. `base` is '' for the agency and '/hrms' for the human-resource backend. */
export async function startUpstream(base: '' | '/hrms'): Promise<TestUpstream> {
  const received: Received[] = [];
  const mock = createHttpMock(base, () => {});
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers });
    for (const [name, value] of Object.entries(unwanted)) response.setHeader(name, value);
    if (headers['x-test-caching']) response.setHeader('Cache-Control', 'public, max-age=60');
    if (headers['x-test-cookie']) {
      response.writeHead(200, { 'Set-Cookie': 'sessionid=theirs; Path=/' }).end('{}');
    } else if (url === '/media/moved') {
      response.writeHead(302, { Location: `http://${headers.host}/media/here` }).end();
    } else {
      mock.emit('request', request, response);
    }
  });
  return { origin: await listen(server), received, server };
}

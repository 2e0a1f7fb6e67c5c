/** The mock of the agency with other contents, and another origin that notes what it is sent. */
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createUpstream } from '../../conformance/src/upstream.ts';
import { createHttpMock } from '../../mocks/http/server.ts';
import { listen } from '../../scripts/setup/listen.ts';

/** Starts a server until the test ends. */
async function start(server: http.Server): Promise<string> {
  onTestFinished(() => void server.close().closeAllConnections());
  return listen(server);
}

/** Starts an origin that nobody named, and gives the requests that reached it. */
export async function startForeign() {
  const requests: string[] = [];
  const server = http.createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url} ${JSON.stringify(incoming.headers)}`);
    outgoing.writeHead(200, { 'content-type': 'image/webp' }).end('x');
  });
  const { host } = new URL(await start(server));
  return { host, requests };
}

/** A response that is sent in place of the mock's, if any. */
type Rewrite = (text: string, url: string) => http.OutgoingHttpHeaders & { body?: string | Buffer };

/** Starts the mock with rewritten responses; headers are added, and `status` replaces the status. */
export async function startRewritten(rewrite: Rewrite): Promise<string> {
  const mock = await start(createHttpMock('', () => {}));
  const upstream = createUpstream({ timeout: 10_000, limit: 20_000_000, insecure: false });
  onTestFinished(upstream.close);
  const server = http.createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const entries = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const headers = { ...Object.fromEntries(entries), host: new URL(mock).host };
    const body = await buffer(incoming);
    const result = await upstream.send({ method, url: mock + url, headers, body });
    if (!('status' in result)) return outgoing.destroy();
    const {
      'transfer-encoding': _,
      'content-length': __,
      connection: ___,
      ...kept
    } = result.headers;
    const text = String(result.body);
    const { body: other, status, ...added } = rewrite(text, url);
    outgoing.writeHead(Number(status ?? result.status), { ...kept, ...added });
    return outgoing.end(other ?? result.body);
  });
  return start(server);
}

/** Backends that are down, slow, endless, untrusted or incomplete, and servers that are no backends. */
import http from 'node:http';
import https from 'node:https';
import { expect, test } from 'vitest';
import { CannotRun, type Options } from '../../conformance/src/options.ts';
import { bodyLimit } from '../../conformance/src/upstream.ts';
import { createHttpMock } from '../../mocks/http/server.ts';
import { createCertificate } from '../servers/certificate.ts';
import { check, readRows, violationsOf } from './check.ts';
import { startUntilEnd } from './mutants/server.ts';

const json = { 'content-type': 'application/json' };
const fast = { timeout: 1000 };

/** Responds like the agency mock. */
function createAgency(): http.RequestListener {
  const mock = createHttpMock('', () => {});
  return (incoming, outgoing) => void mock.emit('request', incoming, outgoing);
}

/** Starts a server that handles every request with `handle` and logs it. */
async function startServer(handle: http.RequestListener) {
  const requests: string[] = [];
  const server = http.createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    handle(incoming, outgoing);
  });
  return { origin: await startUntilEnd(server), requests, server };
}

/** A run with `readOnly`, which is faster. */
const read = (agency: string, changes: Partial<Options> = {}) =>
  check({ agency, readOnly: true, ...changes });

/** The sentence with which a run is refused. */
const refusal = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'it ran',
    (error) => (error instanceof CannotRun ? error.message : String(error)),
  );

/** A server's status, content type or location, and body, and the sentence of the run. */
const causes = `
  200 | text/html | <title>It works!</title> | knows none of the contract's calls: status 200, text/html, saying "It works!"; check its URL and port.
  404 | application/json | {"detail":"Not found."} | knows none of the contract's calls: status 404, application/json, saying "Not found."
  301 | https://staging.example{url} | | redirects every call to https://staging.example; give that as --agency.
  302 | /login/ | | redirects every call, here to /login/.
  302 | {url}?again | | redirects every call, here to /api/services/?again.
  400 | text/html | <title>Bad Request (400)</title> | refuses every call with status 400, saying "Bad Request (400)"; in Django ALLOWED_HOSTS has to name 127.0.0.1
  400 | text/html | <h1>The plain HTTP request was sent to HTTPS port</h1> | speaks https alone; give https://127.0.0.1:
  502 | text/html | <title>502 Bad Gateway</title> | fails at every call with status 502, saying "502 Bad Gateway".
  403 | text/html | <title>Access denied</title> | refuses every call with status 403, saying "Access denied".
  401 | application/json | {"detail":"No."} | asks for a credential (status 401, saying "No."): give it as --basic-auth
  401 | application/json | {"detail":"No."} | refuses the credential of --basic-auth with status 401
  | | | no whole response came within 1 s`;

test.each(readRows(causes))(
  'status "%s", %s, %s: the run %s',
  async (status, header = '', body, sentence) => {
    const { origin, requests } = await startServer(({ url = '' }, outgoing) => {
      const name = status?.startsWith('3') ? 'location' : 'content-type';
      if (status) outgoing.writeHead(+status, { [name]: header.replace('{url}', url) }).end(body);
    });
    const basicAuth = sentence?.includes('refuses the credential') ? 'edge:wrong-one' : null;
    expect(await refusal(read(origin, { ...fast, basicAuth }))).toContain(sentence);
    expect(requests.length).toBeLessThanOrEqual(3);
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  },
);

test('a wrong port of the second backend is reported in one sentence', async () => {
  const agency = await startServer(createAgency());
  const other = await startServer((_, outgoing) => {
    outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<p>No</p>');
  });
  expect(await refusal(check({ agency: agency.origin, hrms: other.origin }))).toBe(
    `The human-resource backend at ${other.origin} knows none of the contract's calls: status 404, text/html, saying "No"; check its URL and port.`,
  );
});

test('a wrong scheme and an untrusted certificate are reported with the option that helps', async () => {
  const plain = await startServer((_, outgoing) => outgoing.end('{}'));
  expect(await refusal(read(plain.origin.replace('http:', 'https:')))).toContain(
    'cannot be checked: it does not speak https; give --agency http://',
  );
  const pem = createCertificate();
  const origin = await startUntilEnd(https.createServer({ key: pem, cert: pem }, createAgency()));
  const secure = origin.replace('http:', 'https:');
  expect(await refusal(read(origin))).toContain(
    `cannot be checked: it speaks https; give --agency ${secure}.`,
  );
  expect(await refusal(read(secure))).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT.*--insecure accepts it/);
  expect((await read(secure, { insecure: true })).outcome).toBe('conforms');
});

/** Refuses the first `count` requests with 429 and `Retry-After: when`. */
async function startBusy(count: number, when: string | null) {
  const agency = createAgency();
  let left = count;
  const busy = { error: 'Too many requests.' };
  return startServer((incoming, outgoing) => {
    if (left === 0) return agency(incoming, outgoing);
    left -= 1;
    outgoing.writeHead(429, { ...json, ...(when !== null && { 'retry-after': when }) });
    return outgoing.end(JSON.stringify(busy));
  });
}

test('a rate limit at the start is waited for, at least a second each time', async () => {
  const { origin } = await startBusy(2, '0');
  const report = await read(origin, { only: ['listGames'] });
  expect(report).toMatchObject({ outcome: 'conforms', waited: 2 });
});

test('a rate limit without an end is a violation of each call, not a wrong URL', async () => {
  const { origin } = await startServer((_, outgoing) => {
    outgoing.writeHead(429, { 'content-type': 'text/html' }).end('<h1>Too many requests</h1>');
  });
  const report = await read(origin, { only: ['listGames'] });
  expect(violationsOf(report, 'listGames')).toMatchObject([
    { field: 'status', got: expect.stringContaining('429') },
    { field: 'header Retry-After', got: 'none' },
  ]);
});

test('an incomplete server has violations at its missing calls', async () => {
  const agency = createAgency();
  const { origin } = await startServer((incoming, outgoing) => {
    const isThere = /^\/(api\/services|media)\//.test(incoming.url ?? '');
    if (isThere) agency(incoming, outgoing);
    else outgoing.writeHead(404, json).end('{"detail":"Not found."}');
  });
  const report = await read(origin);
  const broken = report.operations.filter(({ outcome }) => outcome === 'violations');
  expect(broken.map(({ id }) => id)).not.toContain('listServices');
  expect(broken.map(({ id }) => id)).toEqual(expect.arrayContaining(['listGames', 'listJobs']));
});

/** Lists with invalid records, or with ids or slugs of a wrong type. */
const odd =
  '{"results": [null, 7, "x", {"id": "1"}], "jobs": [null, {"slug": 4}], "departments": {}}';

test('a truncated or late response is a violation that does not end the run', async () => {
  const { origin } = await startServer(({ url }, outgoing) => {
    if (url === '/api/services/') outgoing.destroy();
    else if (url !== '/api/teams/') outgoing.writeHead(200, json).end(odd);
  });
  const report = await read(origin, { ...fast, only: ['listServices', 'listTeams'] });
  expect(violationsOf(report, 'listServices')).toMatchObject([
    { kind: 'connection', got: 'the connection ended in the middle' },
  ]);
  expect(violationsOf(report, 'listTeams')).toMatchObject([
    { kind: 'connection', expected: 'a response within 1 s', got: 'none' },
  ]);
  expect(report.end).toBeNull();
});

test('a server that goes down ends the run with reasons for the skipped steps', async () => {
  const agency = createAgency();
  const { origin, requests, server } = await startServer((incoming, outgoing) => {
    if (requests.length === 15) server.close().closeAllConnections();
    else agency(incoming, outgoing);
  });
  const report = await check({ agency: origin });
  expect(report).toMatchObject({ outcome: 'incomplete', violations: 0 });
  expect(report.end).toMatch(
    /^The agency backend stopped responding at \w+: it refuses connections\.$/,
  );
  const reasons = report.operations.flatMap(({ skipped }) => skipped.map(({ reason }) => reason));
  expect(new Set(reasons)).toEqual(new Set(['the run ended before it', 'no --hrms was given']));
});

test('three endless responses stop the run', async () => {
  const { origin, requests } = await startServer((_, outgoing) => {
    outgoing.writeHead(200, json);
    if (requests.length === 1) outgoing.end('{}');
    else outgoing.write('{');
  });
  const report = await read(origin, fast);
  expect(report.end).toContain('left 3 requests in a row without a response');
  expect(violationsOf(report, 'listServices')).toMatchObject([
    { kind: 'connection', expected: 'a whole response within 1 s', got: 'only its beginning' },
  ]);
  expect(requests).toHaveLength(4);
});

test('a huge response is cut off', async () => {
  const part = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  const { origin } = await startServer((_, outgoing) => {
    outgoing.writeHead(200, json);
    const pour = () => {
      while (!outgoing.destroyed && outgoing.write(part)) sent += part.length;
    };
    outgoing.on('drain', pour);
    pour();
  });
  const report = await read(origin, { only: ['listVideoBanners'] });
  expect(violationsOf(report, 'listVideoBanners')).toMatchObject([
    { kind: 'connection', got: 'the response is larger than 20 MB' },
  ]);
  expect(sent).toBeLessThan(20 * 2 * bodyLimit);
});

/** Causes that concern every call are one sentence; a server that lacks some calls is judged call by call. */
import { expect, test } from 'vitest';
import { exitStatusOf, runConformance } from '../../conformance/src/run.ts';
import { optionsFor, silent } from './mutants/judge.ts';
import { createAgency, json, read, refusal, startServer } from './servers.ts';

type Reply = (url: string) => [status: number, headers: Record<string, string>, body: string];

const page = { 'content-type': 'text/html' };

test.each<[string, Reply, string]>([
  [
    'a page in place of every response',
    () => [200, page, '<title>It works!</title>'],
    'knows none of the contract\'s calls: status 200, text/html, saying "It works!"; check its URL and port.',
  ],
  [
    'another backend behind the port',
    () => [404, json, '{"detail":"Not found."}'],
    'knows none of the contract\'s calls: status 404, application/json, saying "Not found."',
  ],
  [
    'a redirect to https',
    (url) => [301, { location: `https://staging.example${url}` }, ''],
    'redirects every call to https://staging.example; give that as --agency.',
  ],
  [
    'a redirect to a login page',
    () => [302, { location: '/login/' }, ''],
    'redirects every call, here to /login/.',
  ],
  [
    'redirects without end',
    (url) => [302, { location: `${url}?again` }, ''],
    'redirects every call, here to /api/services/?again.',
  ],
  [
    'a host that is refused',
    () => [400, page, '<title>Bad Request (400)</title>'],
    'refuses every call with status 400, saying "Bad Request (400)"; in Django ALLOWED_HOSTS has to name 127.0.0.1',
  ],
  [
    'https alone behind nginx',
    () => [400, page, '<h1>The plain HTTP request was sent to HTTPS port</h1>'],
    'speaks https alone; give https://127.0.0.1:',
  ],
  [
    "a gateway's page",
    () => [502, page, '<title>502 Bad Gateway</title>'],
    'fails at every call with status 502, saying "502 Bad Gateway".',
  ],
  [
    "a firewall's page",
    () => [403, page, '<title>Access denied</title>'],
    'refuses every call with status 403, saying "Access denied".',
  ],
])('%s is one sentence, after GET requests alone', async (_, reply, sentence) => {
  const { origin, requests } = await startServer(({ url = '' }, outgoing) => {
    const [status, headers, body] = reply(url);
    outgoing.writeHead(status, headers).end(body);
  });
  expect(await refusal(read(origin))).toContain(sentence);
  expect(requests.length).toBeLessThanOrEqual(3);
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
});

test('a wrong port of the second backend is one sentence too', async () => {
  const agency = await startServer(createAgency());
  const other = await startServer((_, outgoing) => {
    outgoing.writeHead(404, page).end('<p>No</p>');
  });
  const options = optionsFor({ agency: agency.origin, hrms: other.origin });
  expect(await refusal(runConformance(options, silent))).toBe(
    `The human-resource backend at ${other.origin} knows none of the contract's calls: status 404, text/html, saying "No"; check its URL and port.`,
  );
});

test('a half-implemented server has violations at the calls that are not there', async () => {
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
  expect(broken[0]?.violations[0]?.got).toBe(
    '404, which the contract does not have, saying "Not found."',
  );
  expect(exitStatusOf(report)).toBe(1);
});

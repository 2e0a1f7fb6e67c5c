/** A hostile backend can neither get secrets sent to another origin nor harm the run or its report. */
import http from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Options } from '../../conformance/src/options.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { toJunit } from '../../conformance/src/report/junit.ts';
import { createTerminalObserver, summarize } from '../../conformance/src/report/terminal.ts';
import { runConformance } from '../../conformance/src/run.ts';
import { check, describeViolations, optionsFor, violationsOf } from './check.ts';
import { withHeaders } from './mutants/mutant.ts';
import { startBreakableMock, startUntilEnd } from './mutants/server.ts';

/** Starts a server at a foreign origin; returns the requests that reach it. */
async function startForeign() {
  const requests: string[] = [];
  const server = http.createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url} ${JSON.stringify(incoming.headers)}`);
    outgoing.writeHead(200, { 'content-type': 'image/webp' }).end('x');
  });
  return { host: new URL(await startUntilEnd(server)).host, requests };
}

/** Replaces the mock's response: body, status and headers. */
type Rewrite = (
  text: string,
  url: string,
) => { body?: string; status?: number; headers?: Record<string, string | string[]> };
/** Starts the mock with rewritten responses; returns the agency's origin. */
async function startRewritten(rewrite: Rewrite): Promise<string> {
  const mock = await startBreakableMock();
  onTestFinished(mock.close);
  mock.breakWith({
    serve: () => async (sent, next) => {
      const response = await next(sent);
      const { pathname, search } = sent.url;
      const { body, status, headers } = rewrite(String(response.body), pathname + search);
      return {
        ...withHeaders(response, headers ?? {}),
        status: status ?? response.status,
        body: body === undefined ? response.body : Buffer.from(body),
      };
    },
  });
  return mock.agency;
}

const basicAuth = 'edge:gatekeeper-7f31';

/** Texts that lead to another host if they are appended to a URL, resolved against one, or used as one. */
const lures = (host: string, named: string) => [
  ...[`http://${host}/a`, `HTTP://${host}/b`, `//${host}/c`, `/\\${host}/d`, `\t//${host}/e`],
  ...[`http:${host}/f`, `http:\\\\${host}/g`, `x1:@${host}/h`, `x:@${host}/i`, `@${host}/j`],
  ...[`http://user:pass@${host}/k`, `http://${named}@${host}/l`, `.${host}/m`, `:${host}/n`],
  ...[`../../../aaaaaa@${host}/o?`, `/..//${host}/p`, `?@${host}/q`, `#@${host}/r`, '..', '%'],
  ...['http://', 'http://[', '{$inputs.password}', '\ud800', `ftp://${host}/`, 'javascript:1'],
  ...[`https://${host}/s`, `a\r\nHost: ${host}`, `/\t/${host}/t`, 'file:///etc/passwd', '\0'],
];

/** Replaces texts (and ids) of a body whose names match by different lures. */
function lure(text: string, names: RegExp, texts: string[], turn: number): string {
  let count = turn;
  return JSON.stringify(JSON.parse(text), (key, value) => {
    if (!names.test(key) || typeof value === 'object' || typeof value === 'boolean') return value;
    count += 1;
    return texts[count % texts.length];
  });
}

const isJson = (text: string) => text.startsWith('{');

/** Runs the check with lures in the texts with these names; `turn` changes which lure is where. */
async function checkLured(names: RegExp, turn: number, changes: Partial<Options> = {}) {
  const foreign = await startForeign();
  const texts = lures(foreign.host, '127.0.0.1');
  const agency = await startRewritten((text) =>
    isJson(text) ? { body: lure(text, names, texts, turn) } : {},
  );
  const report = await check({ agency, basicAuth, ...changes });
  return { report, foreign };
}

const addresses = /^(icon[12]|.*image.*|thumb.*|.*video.*|url|resume|next|\d+)$/;

test.each([0, 1])('lures in URLs send no secret to another origin (turn %i)', async (turn) => {
  const { foreign } = await checkLured(addresses, turn);
  expect(foreign.requests.length).toBeGreaterThan(0);
  const sent = foreign.requests.join('\n');
  expect(sent).not.toMatch(/authorization|cookie|csrf|referer|"origin"|gatekeeper|sessionid/i);
});

test('lures in every text send no secret to another origin with readOnly', async () => {
  const { foreign } = await checkLured(/./, 5, { readOnly: true });
  expect(foreign.requests.length).toBeGreaterThan(0);
  expect(foreign.requests.join('\n')).not.toMatch(/authorization|cookie|gatekeeper/i);
});

test('lures in slugs and ids reach no other origin', async () => {
  const { foreign, report } = await checkLured(/^(slug|id)$/, 0);
  expect(foreign.requests).toEqual([]);
  expect(report.outcome).toBe('violations');
});

test('redirects of files and calls are not followed', async () => {
  const foreign = await startForeign();
  const agency = await startRewritten((_, url) =>
    url.startsWith('/media/') || url.startsWith('/api/teams')
      ? { status: 302, headers: { location: `http://${foreign.host}/` } }
      : {},
  );
  await check({ agency, basicAuth, readOnly: true });
  expect(foreign.requests).toEqual([]);
});

test.each(['http://user:pass@127.0.0.1/x', '/\\127.0.0.1/x', 'ftp://127.0.0.1/x', 'http://['])(
  'the image %j is a violation',
  async (image) => {
    const agency = await startRewritten((text, url) =>
      url === '/api/services/' ? { body: lure(text, /^icon1$/, [image], 0) } : {},
    );
    const report = await check({ agency, readOnly: true, only: ['listServices'] });
    const fields = violationsOf(report, 'listServices').map(({ field }) => field);
    expect(fields, describeViolations(report).join('\n')).toContain('/results/*/icon1');
  },
);

/** All output and files of a run, without the run's own colours. */
async function runAndPrint(agency: string, changes: Partial<Options> = {}) {
  const printed: string[] = [];
  const observer = createTerminalObserver((line) => printed.push(line));
  const report = await runConformance(optionsFor({ agency, readOnly: true, ...changes }), observer);
  printed.push(...summarize(report, 'out'));
  const files = [await toHtml(report), toJunit(report), JSON.stringify(report)];
  return { report, printed: printed.map(stripVTControlCharacters).join('\n'), files };
}

const nasty = '\u001b]0;x\u0007\u009b31m\u007f\u202e\u2028';

test('control characters of a server reach neither the terminal nor a report', async () => {
  const agency = await startRewritten((text, url) => {
    if (!isJson(text)) return {};
    const type = url.includes('teams') ? 'text/\u009bx' : 'application/json';
    const json = JSON.stringify({ [nasty]: nasty, results: [nasty] });
    return { body: url.includes('games') ? nasty : json, headers: { 'content-type': type } };
  });
  const { printed, files } = await runAndPrint(agency);
  expect(printed).toContain('\\u009b31m');
  for (const text of [printed, ...files]) {
    const [found] = /[^\P{C}\n\t]|\p{Zl}/u.exec(text) ?? [];
    expect(found).toBeUndefined();
  }
});

test("a secret from the server does not change the report's own words", async () => {
  const words = ['violations', 'listServices', 'expected', 'services', 'string', 'title', 'http'];
  const tokens = Object.fromEntries(words.map((word) => [`token_${word}`, word]));
  const runWith = async (added: object) => {
    const agency = await startRewritten((text) =>
      isJson(text) ? { body: JSON.stringify({ ...JSON.parse(text), ...added, title: 7 }) } : {},
    );
    const { printed, report } = await runAndPrint(agency, { only: ['listServices', 'getService'] });
    expect(report.outcome).toBe('violations');
    return printed.replace(/ +\d+ ms|\d+(\.\d+)? m?s|:\d{5}/g, '');
  };
  expect(await runWith(tokens)).toBe(await runWith({}));
});

const many = <Item>(make: (at: number) => Item): Item[] =>
  Array.from({ length: 1e5 }, (_, at) => make(at));

/** Bodies that exhaust stack, memory or patience of a careless reader. */
const burdens: Record<string, () => string> = {
  'JSON of 100,000 levels': () => '['.repeat(100_000) + ']'.repeat(100_000),
  '100,000 tokens': () => JSON.stringify(many((at) => ({ token: `aaaa${at}` }))),
  'a token of 1 MB': () => JSON.stringify({ token: 'a'.repeat(1e6), other: 'a'.repeat(1e6) }),
  '100,000 unknown fields': () => JSON.stringify(Object.fromEntries(many((at) => [`x${at}`, at]))),
  '100,000 wrong records': () =>
    JSON.stringify({
      jobs: many((at) => ({ slug: `s-${at}`, department: 7, job_type: at })),
    }),
  'values that are no primitives': () =>
    '{"jobs":[{"slug":{"toString":1},"title":{"toString":1},"department":{"name":{"valueOf":1}},"id":{"toString":1}}],"results":[{"id":{"toString":1}}],"count":{"valueOf":1},"departments":[{"id":{"toString":1},"name":"x","job_count":{"valueOf":2}}]}',
};

test.each(Object.entries(burdens))(
  '%s neither crash nor hang a run',
  async (_, makeBody) => {
    const body = makeBody();
    const names = ['constructor', '__proto__', 'sessionid', 'csrftoken'];
    const agency = await startRewritten((text, url) =>
      isJson(text) && /jobs\/$|departments/.test(url)
        ? { body, headers: { 'set-cookie': names.map((name) => `${name}=x; Path=/`) } }
        : {},
    );
    const { report, files } = await runAndPrint(agency, { only: ['listDepartments'] });
    expect(report).toMatchObject({ outcome: 'violations', end: null });
    for (const file of files) expect(file.length).toBeLessThan(3_000_000);
  },
  60_000,
);

/** A hostile backend can neither get secrets sent to another origin nor harm the run or its report. */
import http from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Options } from '../../conformance/src/options.ts';
import { toHtml, toJunit } from '../../conformance/src/report/files.ts';
import { createPrinter, summarize } from '../../conformance/src/report/terminal.ts';
import { runConformance } from '../../conformance/src/run.ts';
import {
  type Broken,
  isJson,
  startBrokenMock,
  startUntilEnd,
  withHeaders,
} from './brokenServer.ts';
import { check, optionsFor } from './check.ts';

/** Starts the agency's mock with changed responses; returns its origin. */
async function startChanged(change: (response: Broken, path: string) => Broken): Promise<string> {
  const mock = await startBrokenMock(async (sent, next) =>
    change(await next(sent), sent.url.pathname),
  );
  onTestFinished(mock.close);
  return mock.agency;
}

/** Texts that lead to another host if they are appended to a URL, resolved against one, or used as one. */
const lures = (host: string) => [
  ...[`http://${host}/a`, `HTTP://${host}/b`, `//${host}/c`, `/\\${host}/d`, `\t//${host}/e`],
  ...[`http:${host}/f`, `http:\\\\${host}/g`, `x1:@${host}/h`, `x:@${host}/i`, `@${host}/j`],
  ...[`http://user:pass@${host}/k`, `.${host}/m`, `:${host}/n`, `../../../aaaaaa@${host}/o?`],
  ...[`/..//${host}/p`, `?@${host}/q`, '..', '%', 'http://[', '\ud800', `https://${host}/s`],
  ...[`a\r\nHost: ${host}`, `/\t/${host}/t`, 'file:///etc/passwd', '\0'],
];

/** Addresses, then ids and slugs, replaced by lures; the rules that follow them; whether the other origin is reached. */
const lured: [names: RegExp, only: string[], isReached: boolean][] = [
  [/^(icon[12]|.*image.*|thumb.*|.*video.*|url|resume|next|\d+)$/, ['media', 'resume'], true],
  [/^(slug|id)$/, ['records', 'filters', 'applications'], false],
];

test.each(lured)('lures in %s send no secret to another origin', async (names, only, isReached) => {
  const requests: string[] = [];
  const foreign = http.createServer(({ headers }, outgoing) => {
    requests.push(JSON.stringify(headers));
    outgoing.writeHead(200, { 'content-type': 'image/webp' }).end('x');
  });
  const texts = lures(new URL(await startUntilEnd(foreign)).host);
  let turn = 0;
  const agency = await startChanged((response) => {
    if (!isJson(response)) return response;
    const revive = (key: string, value: unknown) =>
      names.test(key) && typeof value !== 'object' ? texts[turn++ % texts.length] : value;
    const body = JSON.stringify(JSON.parse(String(response.body), revive));
    return { ...response, body: Buffer.from(body) };
  });
  const report = await check({ agency, basicAuth: 'edge:gatekeeper-7f31', only });
  expect(report.outcome).toBe('violations');
  expect(requests.length > 0).toBe(isReached);
  expect(requests.join()).not.toMatch(
    /authorization|cookie|csrf|referer|"origin"|gatekeeper|sessionid/i,
  );
});

/** All output and files of a run, without the run's own colours. */
async function runAndPrint(agency: string, changes: Partial<Options> = {}) {
  const printed: string[] = [];
  const options = optionsFor({ agency, readOnly: true, ...changes });
  const report = await runConformance(
    options,
    createPrinter((line) => printed.push(line)),
  );
  printed.push(...summarize(report));
  const files = [toHtml(report), toJunit(report), JSON.stringify(report)];
  return { report, printed: printed.map(stripVTControlCharacters).join('\n'), files };
}

test('control characters of a server reach neither the terminal nor a report', async () => {
  const nasty = '\u001b]0;x\u0007\u009b31m\u007f\u202e\u2028';
  const agency = await startChanged((response, path) => {
    if (!isJson(response)) return response;
    const json = JSON.stringify({ [nasty]: nasty, results: [nasty] });
    const type = path.includes('teams') ? 'text/\u009bx' : 'application/json';
    const body = Buffer.from(path.includes('games') ? nasty : json);
    return withHeaders({ 'content-type': type })({ ...response, body });
  });
  const { printed, files } = await runAndPrint(agency);
  expect(printed).toContain('\\u009b31m');
  for (const text of [printed, ...files]) {
    const [found] = /[^\P{C}\n\t]|\p{Zl}/u.exec(text) ?? [];
    expect(found).toBeUndefined();
  }
});

const many = <Item>(make: (at: number) => Item): Item[] =>
  Array.from({ length: 1e4 }, (_, at) => make(at));

const long = String.raw`a\\`.repeat(5e6);

/** Bodies that exhaust stack, memory or time of a careless reader. */
const burdens: Record<string, string> = {
  'a text of 15 MB': `{"jobs":"${long}"}`,
  'a token of 15 MB': `{"token":"${long}"}`,
  'a token of 15 MB without an end': `{"token":"${long}`,
  'JSON of 100,000 levels': '['.repeat(100_000) + ']'.repeat(100_000),
  '10,000 tokens': JSON.stringify(many((at) => ({ token: `aaaa${at}` }))),
  '10,000 unknown fields': JSON.stringify(Object.fromEntries(many((at) => [`x${at}`, at]))),
  '10,000 wrong records': JSON.stringify({ jobs: many((at) => ({ slug: `s-${at}`, title: at })) }),
  'values that are no primitives':
    '{"jobs":[{"slug":{"toString":1},"department":{"name":{"valueOf":1}}}],"departments":[{"id":{"toString":1},"name":"x","job_count":{"valueOf":2}}]}',
};

test.each(Object.entries(burdens))('%s neither crash nor hang a run', async (_, text) => {
  const agency = await startChanged((response, path) =>
    /jobs\/$|departments/.test(path) ? { ...response, body: Buffer.from(text) } : response,
  );
  const { report, files } = await runAndPrint(agency, { only: ['listDepartments'] });
  expect(report).toMatchObject({ outcome: 'violations', end: null });
  for (const file of files) expect(file.length).toBeLessThan(3_000_000);
});

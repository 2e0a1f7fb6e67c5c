import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { toCurl } from '../../conformance/src/curl.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { toJunit } from '../../conformance/src/report/junit.ts';
import { nameOccurrences } from '../../conformance/src/report/labels.ts';
import { createTerminalObserver, summarize } from '../../conformance/src/report/terminal.ts';
import { buildReport, type Report } from '../../conformance/src/report.ts';
import { masked } from '../../conformance/src/secrets.ts';
import { groupViolations } from '../../conformance/src/violations.ts';
import { exchange, run, violation } from './exampleRun.ts';

const report = buildReport(run);

const servicesOf = ({ operations }: Report) => operations.find(({ id }) => id === 'listServices');
const services = servicesOf(report);

/** The excerpt of the response in a report with these changes. */
const responseIn = (changes: Partial<typeof run>) =>
  servicesOf(buildReport({ ...run, ...changes }))?.violations[0]?.seen[0]?.response;

test('a call says what was tried, what broke, which screens use it and what was never seen', () => {
  expect(services).toMatchObject({
    outcome: 'violations',
    screens: expect.arrayContaining(['Services']),
    trials: [{ status: 200, duration: 12, passed: false }],
    neverSeen: [{ status: 401 }, { status: 500 }],
    times: { count: 1, median: 12, p95: 12, max: 12 },
  });
  expect(report).toMatchObject({ outcome: 'violations', violations: 1 });
  expect(report.operations.find(({ id }) => id === 'sendEmail')).toMatchObject({
    outcome: 'not tried',
    skipped: [{ workflowId: 'contact', step: 'send', reason: 'it "writes"' }],
  });
});

test('the same violation in many records is one violation', () => {
  const second = { ...violation, field: '/results/7/title', got: 'null' };
  const again = { ...violation, workflowId: 'services', step: 'list' };
  const [first, other, ...rest] = groupViolations([
    violation,
    second,
    again,
    { ...violation, field: '/count' },
  ]);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    field: '/results/*/title',
    seen: [
      { workflowId: 'discovery', step: 'listServices', status: 200, records: 2 },
      { workflowId: 'services', step: 'list', status: 200, records: 1, field: '/results/0/title' },
    ],
  });
  expect(other).toMatchObject({ field: '/count', seen: [{ records: 1 }] });
  expect(nameOccurrences(first?.seen ?? [])).toBe(
    '3 records in 2 requests; 200 at discovery.listServices, services.list',
  );
  expect(nameOccurrences(other?.seen ?? [])).toBe('200 at discovery.listServices');
});

test('a command repeats the request without its secrets', () => {
  expect(services?.violations[0]?.seen[0]?.curl).toBe(
    `curl -i -X GET 'https://backend.example/api/services/' \\\n  -H 'authorization: Basic ${masked}' \\\n  -H 'cookie: sessionid=${masked}; csrftoken=${masked}'`,
  );
});

test('a form is repeated part by part, with its file by name', async () => {
  const form = new FormData();
  form.set('job_title', "Developer's");
  form.set('resume', new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }));
  const response = new Response(form);
  const body = Buffer.from(await response.clone().arrayBuffer());
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  const command = toCurl({ method: 'POST', url: 'http://b.example/', headers, body });
  expect(command).toContain(`-F 'job_title=Developer'\\''s'`);
  expect(command).toContain(`-F 'resume=@cv.pdf'`);
  expect(command).not.toContain('content-type');
});

test('the beginning of the response is masked before it is cut off', () => {
  const body = Buffer.from(`${'x'.repeat(297)}hidden${'y'.repeat(300)}`);
  const long = { ...exchange, result: { ...exchange.result, body } };
  expect(responseIn({ exchanges: [long] })).toBe(`${'x'.repeat(297)}${masked}…`);
});

test('of a wrong header the report shows its lines', () => {
  const headers = { 'set-cookie': ['sessionid=hidden; Path=/', 'csrftoken=abc'] };
  const sent = { ...exchange, result: { ...exchange.result, headers } };
  const violations = [{ ...violation, field: 'header Set-Cookie: sessionid' }];
  expect(responseIn({ exchanges: [sent], violations })).toBe(
    `Set-Cookie: sessionid=${masked}; Path=/\nSet-Cookie: csrftoken=abc`,
  );
});

test('the median of an even number of times is the mean of the middle two', () => {
  const timed = [9, 1, 20, 4].map((duration) => ({ ...exchange, duration }));
  expect(buildReport({ ...run, exchanges: timed }).times).toMatchObject({ count: 4, median: 7 });
  expect(buildReport({ ...run, exchanges: timed.slice(1) }).times?.median).toBe(4);
});

test('the page begins with the violations, finds fields, and shows the response with marks', async () => {
  const html = await toHtml(report);
  expect(html).toContain('value="violations" checked');
  expect(html).toMatch(/data-words="[^"]* \/results\/0\/title"/);
  expect(html).toContain('<th>Result</th>');
  expect(html).toContain('<td class="bad">failed</td>');
  expect(html).toContain('<pre>{}</pre>');
  expect(html).toContain('"DejaVu Sans Mono"');
  const whole = await toHtml(buildReport({ ...run, violations: [] }));
  expect(whole).toContain('value="all" checked');
  expect(whole).toContain('<td class="good">passed</td>');
});

test('what a server says cannot break out of the page, and the page needs nothing else', async () => {
  const html = await toHtml(report);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/(src|href)=/);
  expect(html).not.toMatch(/url\(|@import/);
});

test('JUnit has one failure for every step that did not pass, a repeated violation included', () => {
  const step = { ...exchange.step, workflowId: 'services', id: 'list', description: 'All' };
  const other = { ...exchange, step };
  const seen = { ...violation, workflowId: 'services', step: 'list', got: '5' };
  const count = { ...seen, field: '/count', expected: 'integer', got: 'null' };
  const violations = [violation, seen, count];
  const xml = toJunit(buildReport({ ...run, exchanges: [exchange, other], violations }));
  expect(xml).toContain('<testsuite name="listServices" tests="2" failures="2"');
  const [first = '', second = ''] = xml.split('<testcase classname="listServices"').slice(1);
  expect(first.match(/<failure /g)).toHaveLength(1);
  expect(second.match(/<failure /g)).toHaveLength(1);
  expect(second).toContain('message="/results/0/title: expected string; got 5 (and 1 more)"');
  expect(second).toContain('/count: expected integer; got null');
});

test('the request that ended the run has its own line with what happened', () => {
  const printed: string[] = [];
  const result = { kind: 'unreachable' as const, reason: 'it refuses connections' };
  createTerminalObserver((line) => printed.push(line)).onLast({ ...exchange, result });
  expect(printed[0]).toMatch(/✘.* discovery\.listServices +listServices +GET +— +12 ms$/);
  expect(printed[1]).toBe('    the run ends here: it refuses connections');
});

test('a violation that shows late stands below its step, under a sentence that says why', () => {
  const printed: string[] = [];
  const observer = createTerminalObserver((line) => printed.push(line));
  observer.onBehaviourViolations([]);
  expect(printed).toEqual([]);
  observer.onBehaviourViolations([violation]);
  expect(printed[0]).toContain('once they are over');
  expect(printed[1]).toMatch(/discovery\.listServices +listServices$/);
  expect(printed[2]).toMatch(/^ {4}.*\/results\/0\/title.*: expected string/);
});

test('what --only does not name is a note everywhere, and does not count', () => {
  const noted = buildReport({ ...run, only: ['home'], counts: (id) => id === 'listTeams' });
  expect(noted).toMatchObject({ outcome: 'conforms', violations: 0 });
  expect(servicesOf(noted)?.outcome).toBe('noted');
  expect(toJunit(noted)).not.toContain('<failure ');
  expect(toJunit(noted)).toContain('<system-out>Note: /results/0/title');
  const lines = summarize(noted, 'out');
  expect(lines).toContain('Notes on calls that --only does not name; they do not count:');
  expect(lines.at(-1)).toContain('Everything that --only names conforms.');
});

test('the terminal says a violation of many records in one line, and the steps and statuses at the end', () => {
  const printed: string[] = [];
  const second = { ...violation, field: '/results/7/title' };
  const observer = createTerminalObserver((line) => printed.push(line));
  observer.onExchange(exchange, [violation, second], false);
  expect(printed).toHaveLength(3);
  expect(printed[2]).toMatch(/tried: .+ \(GET \/.+\)$/);
  expect(printed[1]).toMatch(/\/results\/\*\/title.*: expected string; got .*\(2 records\)/);
  expect(summarize(report, 'out').join('\n')).toContain('(200 at discovery.listServices)');
});

test('JUnit has a case for each step, with characters that XML can hold', () => {
  const xml = toJunit(report);
  expect(xml).toContain('<testsuite name="listServices" tests="1" failures="1" skipped="0"');
  expect(xml).toContain('message="/results/0/title: expected string; got &quot;&lt;script&gt;');
  expect(xml).toContain('<skipped message="it &quot;writes&quot;"/>');
  expect(xml).not.toContain('\u0007');
});

test('the terminal ends with the sentence that counts', () => {
  const lines = summarize(report, 'out');
  const calls = Object.keys(operations).length;
  expect(lines.at(-1)).toContain(
    `1 violation of the contract in 1 of ${calls} calls. ${calls - 1} calls were not tried.`,
  );
  expect(lines.join('\n')).toContain('GET /api/services/');
});

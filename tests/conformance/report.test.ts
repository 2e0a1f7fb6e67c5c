import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { checkCookies } from '../../conformance/src/checks/cookies.ts';
import { learnFrom } from '../../conformance/src/collectSecrets.ts';
import { toCurl } from '../../conformance/src/curl.ts';
import { createStep } from '../../conformance/src/exchange.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { toJunit } from '../../conformance/src/report/junit.ts';
import { nameOccurrences } from '../../conformance/src/report/labels.ts';
import { summarize } from '../../conformance/src/report/terminal.ts';
import { buildReport, type Report } from '../../conformance/src/report.ts';
import { learn, mask, masked } from '../../conformance/src/secrets.ts';
import { groupViolations } from '../../conformance/src/violations.ts';
import { exchange, run, second, violation } from './sampleRun.ts';

learn(['hidden']);
const report = buildReport(run);

const servicesOf = ({ operations }: Report) => operations.find(({ id }) => id === 'listServices');
const services = servicesOf(report);

test('an operation has its requests, violations, screens and unseen statuses', () => {
  expect(services).toMatchObject({
    outcome: 'violations',
    screens: expect.arrayContaining(['/services']),
    trials: [{ status: 200, duration: 12, passed: false }],
    neverSeen: [{ status: '401' }, { status: '404' }, { status: '500' }],
    times: { count: 1, median: 12, p95: 12, max: 12 },
  });
  expect(report).toMatchObject({ outcome: 'violations', violations: 1 });
  expect(report.operations.find(({ id }) => id === 'sendEmail')).toMatchObject({
    outcome: 'not tried',
    skipped: [{ rule: 'contact', step: 'send', reason: 'it "writes"' }],
  });
});

test('the same violation in many records is one violation', () => {
  const again = { ...violation, rule: 'records', step: 'list' };
  const count = { ...violation, field: '/count' };
  const [first, other, ...rest] = groupViolations([violation, second, again, count]);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    field: '/results/*/title',
    seen: [
      { rule: 'lists', step: 'listServices', status: 200, records: 2 },
      { rule: 'records', step: 'list', status: 200, records: 1, field: '/results/0/title' },
    ],
  });
  expect(other).toMatchObject({ field: '/count', seen: [{ records: 1 }] });
  expect(nameOccurrences(first?.seen ?? [])).toBe(
    '3 records in 2 requests; 200 at lists.listServices, records.list',
  );
  expect(nameOccurrences(other?.seen ?? [])).toBe('200 at lists.listServices');
});

test('a session that lasts too long is reported with the responsible attribute', () => {
  const end = 'Expires=Fri, 01 Jan 2099 00:00:00 GMT';
  const headers = {
    'set-cookie': [`sessionid=abc; Path=/; HttpOnly; Secure; SameSite=Lax; ${end}`],
  };
  const step = createStep('candidate', 'signIn', 'A sign-in', 'careersLogin');
  const found = checkCookies({ ...exchange, step }, { ...exchange.result, headers });
  expect(found.map(({ got }) => got)).toEqual([end]);
});

test('a command repeats the request without its secrets', () => {
  expect(services?.violations[0]?.seen[0]?.curl).toBe(
    `curl -i -X GET 'https://backend.example/api/services/' \\\n  -H 'authorization: Basic ${masked}' \\\n  -H 'cookie: sessionid=${masked}; csrftoken=${masked}'`,
  );
});

test('the command repeats a form part by part, with its file by name', async () => {
  const form = new FormData();
  form.set('job_title', "@Développeur's");
  form.set('resume', new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }));
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  const body = Buffer.from(await response.arrayBuffer());
  const request = { method: 'POST', url: 'http://b.example/', headers, body };
  const command = toCurl({ ...exchange, request });
  expect(command).toContain(`--form-string 'job_title=@Développeur'\\''s'`);
  expect(command).toContain(`-F 'resume=@cv.pdf'`);
  expect(command).not.toContain('content-type');
});

test('the command shows a compressed response as text', () => {
  const request = { ...exchange.request, headers: { 'accept-encoding': 'gzip, br' } };
  const command = toCurl({ ...exchange, request });
  expect(command).toContain('--compressed');
  expect(command).not.toContain('accept-encoding');
});

test.each([
  '{"id": "plain", "nested": [{"client_secret": "pi_secret"}]}',
  '{"id": "plain", "client_secret": "pi_secret',
])('secrets are masked in %s', (text) => {
  learnFrom({ ...exchange, result: { ...exchange.result, body: Buffer.from(text) } });
  expect(mask(text)).toBe(text.replace('pi_secret', masked));
});

test('the start of the response, or the wrong header, is shown masked', () => {
  const responseOf = (result: object, field: string) => {
    const exchanges = [{ ...exchange, result: { ...exchange.result, ...result } }];
    const violations = [{ ...violation, field }];
    const { violations: [shown] = [] } =
      servicesOf(buildReport({ ...run, exchanges, violations })) ?? {};
    return shown?.seen[0]?.response;
  };
  const body = Buffer.from(`${'x'.repeat(296)}hidden${'y'.repeat(300)}`);
  expect(responseOf({ body }, '/count')).toBe(`${'x'.repeat(296)}${masked}…`);
  const headers = { 'set-cookie': ['sessionid=hidden; Path=/', 'csrftoken=abc'] };
  expect(responseOf({ headers }, 'header Set-Cookie: sessionid')).toBe(
    `Set-Cookie: sessionid=${masked}; Path=/\nSet-Cookie: csrftoken=abc`,
  );
});

const html = await toHtml(report);
const lawfulHtml = await toHtml(buildReport({ ...run, violations: [] }));

test('the page shows results and responses', () => {
  expect(html).toContain('<td class="bad">failed</td>');
  expect(html).toContain('<pre>{}</pre>');
  expect(lawfulHtml).toContain('<td class="good">passed</td>');
});

test('the page shows all calls first if there are no violations', () => {
  expect(html).toContain('value="violations" checked');
  expect(lawfulHtml).toContain('value="all" checked');
});

test('the page escapes texts of the server', () => {
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
});

test('the page loads nothing, not even its font', () => {
  expect(html).not.toMatch(/(src|href)=|url\(|@import/);
  expect(html).toContain('"DejaVu Sans Mono"');
});

test('JUnit has a case per step, with one failure for its violations, in valid XML characters', () => {
  const step = { ...exchange.step, rule: 'records', id: 'list', description: 'All' };
  const seen = { ...violation, rule: 'records', step: 'list', got: '5' };
  const count = { ...seen, field: '/count', expected: 'integer', got: 'null' };
  const exchanges = [exchange, { ...exchange, step }];
  const xml = toJunit(buildReport({ ...run, exchanges, violations: [violation, seen, count] }));
  expect(xml).toContain('<testsuite name="listServices" tests="2" failures="2" skipped="0"');
  expect(xml).toContain('message="/results/0/title: expected string; got &#34;&#60;script&#62;');
  expect(xml).toContain('<skipped message="it &#34;writes&#34;"/>');
  expect(xml).not.toContain('\u0007');
  const [first = '', other = ''] = xml.split('<testcase classname="listServices"').slice(1);
  expect(first.match(/<failure /g)).toHaveLength(1);
  expect(other.match(/<failure /g)).toHaveLength(1);
  expect(other).toContain('message="/results/0/title: expected string; got 5 (and 1 more)"');
  expect(other).toContain('/count: expected integer; got null');
});

test('violations in calls that --only does not name are only notes', () => {
  const noted = buildReport({ ...run, only: ['teams'], counts: (id) => id === 'listTeams' });
  expect(noted).toMatchObject({ outcome: 'conforms', violations: 0 });
  expect(servicesOf(noted)?.outcome).toBe('noted');
  expect(toJunit(noted)).not.toContain('<failure ');
  expect(toJunit(noted)).toContain('<system-out>Note: /results/0/title');
  const notes = 'Notes on calls that --only does not name; they do not count:';
  expect(summarize(noted, 'out')).toContain(notes);
});

test('a call that was only refused does not count as conforming', () => {
  const refused = { ...exchange, result: { ...exchange.result, status: 401 } };
  const only = buildReport({ ...run, exchanges: [refused], violations: [] });
  expect(servicesOf(only)?.outcome).toBe('unproven');
  expect(only.tried).toMatchObject({ calls: [0, Object.keys(operations).length], requests: 1 });
});

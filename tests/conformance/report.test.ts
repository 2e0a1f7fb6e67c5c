/** The report's files: escaped texts of the server, commands without secrets, totals for CI. */
import { expect, onTestFinished, test } from 'vitest';
import { toHtml, toJunit } from '../../conformance/src/report/files.ts';
import { inResponse, setField, startBrokenMock } from './brokenServer.ts';
import { check } from './check.ts';

const script = '<script>alert(1)</script>';

test('the report of a broken backend names the violation, repeats it as a command, and hides secrets', async () => {
  const mock = await startBrokenMock(
    inResponse('updateProfile', setField('/profile/gender', script), 200),
    'edge:gatekeeper-7f31',
  );
  onTestFinished(mock.close);
  const report = await check({ ...mock, basicAuth: 'edge:gatekeeper-7f31', only: ['profile'] });
  const update = report.operations.find(({ id }) => id === 'updateProfile');
  expect(update).toMatchObject({ outcome: 'violations', screens: ['careers: profile dialog'] });
  const [violation] = update?.violations ?? [];
  expect(violation).toMatchObject({ field: '/profile/gender', expected: 'integer' });
  expect(violation?.got).toBe(`"${script}" (string)`);
  const { curl = '' } = update?.trials.find(({ violations }) => violations.length > 0) ?? {};
  expect(curl).toMatch(/^curl -i -X PUT 'http:\/\/127.0.0.1:\d+\/api\/careers\/profile\/'/);
  expect(curl).toContain("-H 'authorization: Basic •••'");
  expect(curl).toMatch(/-H 'cookie: sessionid=•••; csrftoken=•••'/);
  expect(curl).toContain("--form-string 'job_title=conformance-");
  expect(curl).not.toContain('content-type');

  const html = toHtml(report);
  expect(html).not.toContain('<script');
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  expect(html).not.toMatch(/(src|href)=|url\(|@import/);

  const xml = toJunit(report);
  const [, tests, failures] = /<testsuites .*?tests="(\d+)" failures="(\d+)"/.exec(xml) ?? [];
  expect(Number(tests)).toBe(xml.match(/<testcase /g)?.length);
  expect(Number(failures)).toBe(xml.match(/<failure /g)?.length);
  expect(xml).toContain('message="/profile/gender: expected integer; got &#34;&#60;script&#62;');
});

/** The command: options, servers that are no backend, interruptions, exit status, files, and its package. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { CannotRun, type Options, parseOptions } from '../../conformance/src/options.ts';
import { lists } from '../../conformance/src/rules/lists.ts';
import { planRule, resolveNames, rules } from '../../conformance/src/run.ts';
import {
  inResponse,
  respond,
  type Sent,
  type Serve,
  setField,
  startBrokenMock,
  startUntilEnd,
  withHeaders,
} from './brokenServer.ts';
import { check, describeViolations, optionsFor, readRows } from './check.ts';

const agency = ['--agency', 'https://backend.example/'];

test.each([
  [[], 'Say which backend to check: --agency URL. See --help.'],
  [['--agency', 'b.example'], 'needs a URL that begins with http:// or https://, not b.example.'],
  [['--agency', 'https://a:b@b'], 'the credential as --basic-auth, not within the URL of --agency'],
  [['--agency', 'https://b/api'], 'without /api, because the paths of the contract begin with it.'],
  [['--agency', ''], '--agency has no value. Is the variable set that gives it?'],
  [['--basic-auth', 'user'], 'needs a user and a password with a colon between them.'],
  [['--site', 'https://b.example/a'], 'an origin such as https://www.example, not https://b.exam'],
  [['--timeout', 'soon'], '--timeout needs a number of seconds, not soon.'],
  [['--concurrency', '0'], '--concurrency needs a number from 1 to 16, not 0.'],
  [['--agency', 'http://a', '--agency', 'http://b'], '--agency is given twice.'],
])('the options %j are refused in one sentence', (args, expected) => {
  const others = args.length === 0 || args[0] === '--agency' ? [] : agency;
  const read = () => parseOptions([...others, ...args], {});
  expect(read).toThrow(CannotRun);
  expect(read).toThrow(expected);
});

test('options have defaults, and a credential from the environment is not empty', () => {
  const changes = { report: 'conformance-report', timeoutMs: 15_000, basicAuth: 'edge:word' };
  const expected = optionsFor({ agency: 'https://backend.example', ...changes });
  expect(parseOptions(agency, { AGENCY_BASIC_AUTH: 'edge:word' })).toEqual(expected);
  expect(() => parseOptions(agency, { AGENCY_BASIC_AUTH: '' })).toThrow('is set, but empty');
});

test('--only takes rules and calls, and names the nearest of an unknown one', () => {
  expect(resolveNames(['getGame', 'limits'])).toEqual(['getGame', 'limits']);
  expect(() => resolveNames(['getGames'])).toThrow('call "getGames"; the nearest is getGame');
  const options = optionsFor({ agency: 'http://a.example', only: ['sendEmail'] });
  const tried = rules.filter((rule) => planRule(rule, options).calls.length > 0);
  const ids = ['lists', 'credential', 'texts', 'csrf', 'limits', 'together'];
  expect(tried.map(({ id }) => id)).toEqual(ids);
});

/** Starts both mocks behind a change of requests and responses until the test ends. */
async function startMock(serve: Serve) {
  const mock = await startBrokenMock(serve);
  onTestFinished(mock.close);
  return mock;
}

test('--only of a call that everybody may read writes nothing, and reports that call alone', async () => {
  const sent: string[] = [];
  const mock = await startMock((request, next, operation) => {
    sent.push(request.method);
    return inResponse('listGames', setField('/results', 7))(request, next, operation);
  });
  const report = await check({ ...mock, only: ['getService'] });
  expect(report).toMatchObject({ outcome: 'conforms', violations: 0, created: [] });
  expect(new Set(sent)).toEqual(new Set(['GET']));
});

const read = (origin: string, changes: Partial<Options> = {}) =>
  check({ agency: origin, readOnly: true, timeoutMs: 2000, ...changes });

/** A server's status, content type or location, and body, and the sentence of the run. */
const causes = `
  200 | text/html | <title>It works!</title> | responds to every call with status 200, text/html, saying It works!; check its URL and port.
  301 | https://staging.example{url} | | redirects every call, here to https://staging.example/api/services/; check --agency.
  302 | /login/ | | redirects every call, here to /login/; check --agency.
  400 | text/html | <title>Bad Request (400)</title> | responds to every call with status 400, text/html, saying Bad Request (400); in Django ALLOWED_HOSTS has to name 127.0.0.1
  400 | text/html | <h1>The plain HTTP request was sent to HTTPS port</h1> | speaks https alone; give https://127.0.0.1:
  502 | text/html | <title>502 Bad Gateway</title> | responds to every call with status 502, text/html, saying 502 Bad Gateway
  403 | text/html | <title>Access denied</title> | responds to every call with status 403, text/html, saying Access denied
  401 | application/json | {"detail":"No."} | asks for a credential (status 401, saying {"detail":"No."}): give it as --basic-auth
  | | | no whole response came within 2 s`;

test.each(readRows(causes))(
  'a server with status "%s", %s, %s ends the run, which says that it %s',
  async (status, header = '', body, sentence) => {
    let requests = 0;
    const server = http.createServer(({ url = '' }, outgoing) => {
      requests += 1;
      const name = status?.startsWith('3') ? 'location' : 'content-type';
      if (status) outgoing.writeHead(+status, { [name]: header.replace('{url}', url) }).end(body);
    });
    const refusal = { name: 'CannotRun', message: expect.stringContaining(sentence ?? '') };
    await expect(read(await startUntilEnd(server))).rejects.toMatchObject(refusal);
    expect(requests).toBeLessThanOrEqual(3);
  },
);

test.each([
  ['calls', (_: Sent, count: number) => count > 9],
  ['files', ({ url }: Sent) => url.pathname.startsWith('/media/')],
])('a server that hangs at %s ends the run after three of them', async (_, isLost) => {
  let count = 0;
  const { agency } = await startMock((sent, next) => {
    count += 1;
    return isLost(sent, count) ? new Promise(() => {}) : next(sent);
  });
  const report = await read(agency, { concurrency: 1, timeoutMs: 700 });
  expect(report.end).toContain('left 3 requests in a row without a response');
});

test('a server that goes down ends the run, and the steps that are left say so', async () => {
  let count = 0;
  const mock = await startMock((sent, next) => {
    count += 1;
    if (count === 15) mock.close();
    return next(sent);
  });
  const report = await read(mock.agency, { concurrency: 1 });
  expect(report.end).toMatch(/stopped responding at \w+: it refuses connections\.$/);
  const reasons = report.operations.flatMap(({ skipped }) => skipped.map(({ reason }) => reason));
  expect(reasons).toContain('the run ended before it');
});

test('a write is sent once, although its connection closes', async () => {
  let count = 0;
  const { agency } = await startMock((sent, next, operation) => {
    if (operation !== 'sendEmail') return next(sent);
    count += 1;
    return Promise.resolve({ ...respond(200, {}), cut: 0 });
  });
  const report = await check({ agency, only: ['texts'] });
  expect(describeViolations(report)).toHaveLength(1);
  // One with large texts, one with strange texts.
  expect(count).toBe(2);
});

test('a 429 that cannot be waited for leaves steps out, and is no violation', async () => {
  const busy = withHeaders({ 'retry-after': '3600' })(
    respond(429, { error: 'Too many requests.' }),
  );
  const { agency } = await startMock(inResponse('listGames', () => busy));
  const report = await read(agency, { only: ['listGames'], timeoutMs: 5000 });
  expect(describeViolations(report)).toEqual([]);
  const games = report.operations.find(({ id }) => id === 'listGames');
  expect(games?.skipped[0]?.reason).toContain('asks to wait too long');
});

test('a rule that fails at a response is a violation with its name, and the run goes on', async () => {
  const { agency } = await startMock((sent, next) => next(sent));
  const fail = vi.spyOn(lists, 'check').mockImplementation(async (run) => {
    await run.call('listGames', 'a list');
    throw new RangeError('Too deep.');
  });
  const report = await read(agency).finally(() => fail.mockRestore());
  const sentence = 'expected a response that it can read; got RangeError: Too deep.';
  expect(describeViolations(report)).toEqual([`listGames rule lists: ${sentence}`]);
  expect(report.operations.filter(({ isProven }) => isProven).length).toBeGreaterThan(1);
});

const source = path.resolve(import.meta.dirname, '../../conformance');
const mock = await startBrokenMock();
const folder = await mkdtemp(path.join(tmpdir(), 'conformance-test-'));
const reports = path.join(folder, 'conformance-report');

afterAll(async () => {
  mock.close();
  await rm(folder, { recursive: true });
});

/** Runs a program; sends `signal` once a candidate has signed up. */
function run([program = '', ...args]: string[], signal?: NodeJS.Signals, cwd = folder) {
  const backends = { AGENCY: mock.agency, HRMS: mock.hrms, npm_config_prefer_offline: 'true' };
  const child = spawn(program, args, { cwd, env: { ...process.env, ...backends, NO_COLOR: '1' } });
  let output = '';
  const readOutput = (chunk: Buffer) => {
    output += chunk;
    if (signal && !child.killed && output.includes('candidate: a new account')) child.kill(signal);
  };
  child.stdout.on('data', readOutput);
  child.stderr.on('data', readOutput);
  return new Promise<{ status: number | null; output: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, output })),
  );
}

const command = [process.execPath, path.join(source, 'src/main.ts')];

const inDepth = test.runIf(process.env.DEEP);

inDepth(
  'the job of the README, in an empty folder, passes only for a conforming backend',
  async () => {
    await run(['npm', 'pack', '--pack-destination', folder], undefined, source);
    const readme = await readFile(path.join(source, 'README.md'), 'utf8');
    const [job = ''] = readme.match(/npx .*"\$AGENCY".*/) ?? [];
    const conforming = await run(['sh', '-c', `${job} --only listServices,getService`]);
    expect(conforming.output).toMatch(/✔ getService +200 .*records: record 1/);
    expect(conforming.output).toContain('Everything tried of what --only names conforms.');
    expect(conforming.status).toBe(0);
    expect((await readdir(reports)).sort()).toEqual(['junit.xml', 'report.html', 'report.json']);

    mock.serve = inResponse('getService', setField('/short_text', 7), 200);
    const broken = await run(['sh', '-c', `${job} --only listServices,getService`]);
    mock.serve = null;
    expect(broken.output).toMatch(/^✘ getService /m);
    expect(broken.status).toBe(1);
  },
);

test('a signal ends the run with status 2, the three files and the test data', async () => {
  const { status, output } = await run([...command, '--agency', mock.agency], 'SIGTERM');
  expect(output).toContain('The run could not be finished. The run was stopped by SIGTERM.');
  expect(output).toMatch(/Test data left on the servers.* by careersRegister/);
  expect(status).toBe(2);
  expect(await readdir(reports)).toHaveLength(3);
});

test('if nobody listens, the command ends with one sentence, status 2 and a JUnit file', async () => {
  const { status, output } = await run([...command, '--agency', 'http://127.0.0.1:9']);
  expect(output).toMatch(/^The agency backend .* cannot be checked: it refuses connections\.\n$/);
  expect(status).toBe(2);
  expect(await readdir(reports)).toEqual(['junit.xml']);
  const xml = await readFile(path.join(reports, 'junit.xml'), 'utf8');
  expect(xml).toContain('<testsuites name="conformance" tests="1" failures="0" errors="1"');
  expect(xml).toContain('it refuses connections.');
});

/** The command, in the repository and from its package: exit status, messages and files. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startBreakableMock } from './mutants/server.ts';
import { shapeMutants } from './mutants/shapes.ts';

const source = path.resolve(import.meta.dirname, '../../conformance');
const mock = await startBreakableMock();
const folder = await mkdtemp(path.join(tmpdir(), 'conformance-test-'));
const reports = path.join(folder, 'conformance-report');

afterAll(async () => {
  mock.close();
  await rm(folder, { recursive: true });
});

type Surroundings = { cwd: string; signal: NodeJS.Signals; variables: NodeJS.ProcessEnv };

/** Runs a program; sends `signal` once a message was sent to the agency. */
function run(
  [program = '', ...args]: string[],
  { cwd = folder, signal, variables }: Partial<Surroundings> = {},
): Promise<{ status: number | null; output: string }> {
  const backends = { AGENCY: mock.agency, HRMS: mock.hrms, npm_config_prefer_offline: 'true' };
  const env = { ...process.env, ...backends, ...variables, NO_COLOR: '1' };
  const child = spawn(program, args, { cwd, env });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
    if (signal && !child.killed && output.includes('contact.send')) child.kill(signal);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

const command = [process.execPath, path.join(source, 'src/main.ts')];
const ofMock = [...command, '--agency', mock.agency];

/** Breaks an operation of the mock until the test ends. */
function breakShape(operation: string): void {
  mock.breakWith(shapeMutants.find((mutant) => mutant.operation === operation) ?? null);
  onTestFinished(() => mock.breakWith(null));
}

test('the jobs of the README, in an empty folder, pass only for a conforming backend', async () => {
  await run(['npm', 'pack', '--pack-destination', folder], { cwd: source });
  const readme = await readFile(path.join(source, 'README.md'), 'utf8');
  const [onGitHub = '', onGitLab = ''] = readme.match(/npx .*"\$AGENCY".*/g) ?? [];

  const conforming = await run(['sh', '-c', onGitHub]);
  expect(conforming.output).toMatch(/✔ records\.getService\.1 +getService +GET +200/);
  expect(conforming.output).toContain('Everything tried conforms.');
  expect(conforming.status).toBe(0);
  expect((await readdir(reports)).sort()).toEqual(['junit.xml', 'report.html', 'report.json']);

  breakShape('getService');
  const broken = await run(['sh', '-c', onGitLab]);
  expect(broken.output).toMatch(/^✘ records\.getService\.1 /m);
  expect(broken.status).toBe(1);
  const report = JSON.parse(await readFile(path.join(reports, 'report.json'), 'utf8'));
  expect(report.outcome).toBe('violations');
}, 180_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the run with status 2, the three files and the test data',
  async (signal) => {
    const { status, output } = await run(ofMock, { signal });
    expect(output).toContain(`The run could not be finished. The run was stopped by ${signal}.`);
    expect(output).toMatch(
      /Test data left on the servers, named conformance-\w+:\n {2}1 message to the agency/,
    );
    expect(status).toBe(2);
    expect(await readdir(reports)).toHaveLength(3);
  },
);

test('--only makes a violation in another list a note without effect on the status', async () => {
  breakShape('listJobs');
  const { status, output } = await run([...ofMock, '--only', 'getService']);
  expect(output).toMatch(/^! lists\.listJobs /m);
  expect(output).toContain('Everything that --only names conforms.');
  expect(status).toBe(0);
});

test.each([
  [['-h'], /^Checks live backends against the contract/],
  [['--version'], /^\d+\.\d+\.\d+\n$/],
])('%j prints a text and exits with 0', async (words, expected) => {
  const { status, output } = await run([...command, ...words]);
  expect(output).toMatch(expected);
  expect(status).toBe(0);
});

test.each(['/proc/nope/report', path.join(folder, 'file')])(
  'a report folder %s that cannot be created ends the command at once with status 2',
  async (place) => {
    await writeFile(path.join(folder, 'file'), '');
    const { status, output } = await run([...ofMock, '--report', place]);
    expect(output).toMatch(/^The report cannot be written to .* \(E\w+\)\.\n$/);
    expect(status).toBe(2);
  },
);

const ofNobody = ['--agency', 'http://127.0.0.1:9'];

test.each([
  ['nobody listens', ofNobody, 'it refuses connections.'],
  [
    '--only names nothing that exists',
    [...ofNobody, '--only', 'nonsense'],
    'there is no rule or call named "nonsense"',
  ],
  [
    '--only names nothing that can be tried',
    ['--agency', mock.agency, '--only', 'loginAccount'],
    'Nothing of --only loginAccount could be tried: no --hrms was given.',
  ],
])(
  'if %s, the command ends with one sentence, status 2 and no report',
  async (_, words, sentence) => {
    await mkdir(reports, { recursive: true });
    await writeFile(path.join(reports, 'junit.xml'), 'earlier');
    const { status, output } = await run([...command, ...words]);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(await readdir(reports)).toEqual([]);
  },
);

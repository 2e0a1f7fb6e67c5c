/** The command: exit status, messages and files. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Mutant } from './mutants/mutant.ts';
import { responseMutants } from './mutants/responses.ts';
import { startBreakableMock } from './mutants/server.ts';
import { shapeMutants } from './mutants/shapes.ts';

const mock = await startBreakableMock();
const folder = await mkdtemp(path.join(tmpdir(), 'conformance-test-'));

afterAll(async () => {
  mock.close();
  await rm(folder, { recursive: true });
});

const script = path.resolve(import.meta.dirname, '../../conformance/src/main.ts');
const nobody = ['--agency', 'http://127.0.0.1:9'];

/** Runs the command; sends `signal` once it has begun to write. */
function run(
  args: string[],
  signal?: NodeJS.Signals,
): Promise<{ status: number | null; output: string }> {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, [script, '--report', folder, ...args], { env });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
    if (signal && !child.killed && output.includes('contact.send')) child.kill(signal);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

/** Runs the command for the mock, with a mutant. */
function runWith(mutant: Mutant | undefined, ...args: string[]) {
  if (!mutant) throw new Error('There is no such mutant.');
  mock.breakWith(mutant);
  onTestFinished(() => mock.breakWith(null));
  return run(['--agency', mock.agency, ...args]);
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s is the end of the run: status 2, the three files, the test data',
  async (signal) => {
    const { status, output } = await run(['--agency', mock.agency], signal);
    expect(output).toContain(`The run could not be finished. The run was stopped by ${signal}.`);
    expect(output).toMatch(/Test data left on the servers:\n {2}a message to the agency from /);
    expect(status).toBe(2);
    expect(await readdir(folder)).toHaveLength(3);
  },
);

test('a backend that conforms: status 0, a line for each check, three files', async () => {
  const { status, output } = await run(['--agency', mock.agency, '--only', 'services']);
  expect(output).toMatch(/✔ services\.detail +getService +GET +200/);
  expect(output.trim().split('\n').at(-1)).toMatch(
    /^Everything tried conforms\. \d+ calls were not tried\.$/,
  );
  expect(status).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(['junit.xml', 'report.html', 'report.json']);
});

test('one that does not: status 1, the field as it comes and in the report', async () => {
  const mutant = responseMutants.find(({ name }) => name.startsWith('listServices: a redirect'));
  const { status, output } = await runWith(mutant, '--only', 'services');
  expect(output).toContain(
    'expected a response at the path as written, slashes included; got a redirect (301) to',
  );
  expect(status).toBe(1);
  const report = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'));
  expect(report.outcome).toBe('violations');
});

test('--only with a call that comes through: a violation that the discovery sees elsewhere is a note, status 0', async () => {
  const mutant = shapeMutants.find(({ operation }) => operation === 'listJobs');
  const { status, output } = await runWith(mutant, '--only', 'getService');
  expect(output).toMatch(/^! discovery\.listJobs /m);
  expect(output).toContain('Everything that --only names conforms.');
  expect(status).toBe(0);
});

test('a run that cannot take place leaves no report of an earlier one', async () => {
  await writeFile(path.join(folder, 'report.html'), 'earlier');
  await writeFile(path.join(folder, 'junit.xml'), 'earlier');
  const { status } = await run(['--agency', mock.agency, '--quick']);
  expect(status).toBe(2);
  expect(await readdir(folder)).toEqual([]);
});

test('--only loses nothing silently: names and reasons are said before anything is sent', async () => {
  const unknown = await run([...nobody, '--only', 'nonsense']);
  expect(unknown.output).toContain('there is no workflow or call named "nonsense"');
  const nothing = await run([...nobody, '--only', 'loginAccount']);
  expect(nothing.output).toContain(
    'Nothing of --only loginAccount could be tried: no --hrms was given.',
  );
  expect([unknown.status, nothing.status]).toEqual([2, 2]);
});

test.each([
  ['nobody listens', [...nobody], 'cannot be checked: it refuses connections.'],
  ['an option does not exist', [...nobody, '--quick'], "Unknown option '--quick'"],
  ['nothing is named', [], 'Say which backend to check'],
])('when %s: status 2 and a sentence', async (_, args, sentence) => {
  const { status, output } = await run(args);
  expect(output).toContain(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});

/** The package of the check, in an empty folder, with the commands of its README. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, expect, test } from 'vitest';
import { startBreakableMock } from './mutants/server.ts';
import { shapeMutants } from './mutants/shapes.ts';

type Job = { steps?: { run?: string }[]; script?: string[] };

const source = path.resolve(import.meta.dirname, '../../conformance');
const run = promisify(execFile);

const mock = await startBreakableMock();
const folder = await mkdtemp(path.join(tmpdir(), 'conformance-package-'));
await run('npm', ['pack', '--pack-destination', folder], { cwd: source });

afterAll(async () => {
  mock.close();
  await rm(folder, { recursive: true });
});

/** Runs a shell command in the folder of the package, as a CI server does. */
async function runInFolder(command: string) {
  const backends = { AGENCY: mock.agency, HRMS: mock.hrms };
  const env = { ...process.env, ...backends, npm_config_prefer_offline: 'true' };
  const { stdout, code } = await run('sh', ['-c', command], { cwd: folder, env }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error) => error as { stdout: string; code: number },
  );
  return { status: code, output: stdout };
}

test('each job of the README runs, and tells a conforming backend from another one', async () => {
  const readme = await readFile(path.join(source, 'README.md'), 'utf8');
  const jobs = [...readme.matchAll(/```yaml\n(.*?)```/gs)].map(
    ([, yaml = '']) => (parseYaml(yaml) as { conformance: Job }).conformance,
  );
  const commands = jobs.flatMap(({ steps, script }) => [
    ...(script ?? []),
    ...(steps ?? []).flatMap(({ run }) => run ?? []),
  ]);
  expect(commands).toHaveLength(2);
  const [onGitHub = '', onGitLab = ''] = commands;

  const conforming = await runInFolder(onGitHub);
  expect(conforming.output).toContain('Everything tried conforms.');
  expect(conforming.status).toBe(0);
  const report = path.join(folder, 'conformance-report');
  expect((await readdir(report)).sort()).toEqual(['junit.xml', 'report.html', 'report.json']);

  mock.breakWith(shapeMutants.find(({ operation }) => operation === 'getService') ?? null);
  const broken = await runInFolder(onGitLab);
  mock.breakWith(null);
  expect(broken.output).toMatch(/^✘ services\.detail /m);
  expect(broken.status).toBe(1);
}, 180_000);

test('an empty variable is no verdict', async () => {
  const { status } = await runInFolder('npx --yes ./*.tgz --agency "$NOT_SET"');
  expect(status).toBe(2);
});

/** The command refuses an invalid contract without changing files, and finds drift. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contract, otherContract, runNode, writeFiles } from './project.ts';

const output = 'openapi/generated/agency.examples.ts';

/** Creates a folder with this agency contract; `run` generates into it. */
async function makeProject(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = (agency: string) => writeFiles(folder, [['contracts/agency.yaml', agency]]);
  await write(text);
  await writeFiles(folder, [['contracts/hrms.yaml', otherContract]]);
  const command = ['scripts/generate.ts', '--contracts', `${folder}/contracts`, '--out', folder];
  const run = (...args: string[]) => runNode(...command, ...args);
  return { folder, write, run };
}

test('an invalid contract is refused without a stack trace or a changed file', async () => {
  const circle = '    Award: { $ref: "#/components/schemas/Award" }\n';
  const { folder, run } = await makeProject(contract.replace(/ {4}Award:\n[\s\S]*/, circle));
  await writeFiles(folder, [[output, 'old']]);
  const result = run();
  expect(result.status).toBe(1);
  expect(result.output).toMatch(/agency\.yaml:74:20 no-circular-reference: /);
  expect(result.output).not.toMatch(/^\s+at /m);
  expect(await readFile(path.join(folder, output), 'utf8')).toBe('old');
  expect(await readdir(path.join(folder, path.dirname(output)))).toEqual(['agency.examples.ts']);
});

test('--check finds outdated files', async () => {
  const { write, run } = await makeProject(contract);
  expect(run().status).toBe(0);
  expect(run('--check').status).toBe(0);
  await write(contract.replace('id: 1,', 'id: 7,'));
  const result = run('--check');
  expect(result.status).toBe(1);
  expect(result.output).toContain(output);
});

test('a generated file of a resource that is gone is found and removed', async () => {
  const { folder, run } = await makeProject(contract);
  run();
  const stale = 'openapi/generated/decoders/agency/gone.ts';
  await writeFiles(folder, [[stale, '']]);
  expect(run('--check')).toMatchObject({ status: 1, output: expect.stringContaining('gone.ts') });
  expect(run().status).toBe(0);
  expect(existsSync(path.join(folder, stale))).toBe(false);
  expect(run('--check').status).toBe(0);
});

/** The command writes what follows from a contract, refuses an invalid one without changing files, and finds drift. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect, onTestFinished, test } from 'vitest';

const fixture = path.join(import.meta.dirname, 'fixture/awards');

/** Creates a folder with two small contracts; `run` generates into it, `change` edits the agency's. */
async function makeProject() {
  const folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const contracts = path.join(folder, 'contracts');
  await cp(fixture, contracts, { recursive: true });
  const edit = async (file: string, to: string, change: (text: string) => string) =>
    writeFile(to, change(await readFile(file, 'utf8')));
  const agency = path.join(contracts, 'agency.yaml');
  const awards = path.join(contracts, 'awards.yaml');
  const prizes = (text: string) => text.replaceAll('ward', 'rize').replace('url: /', 'url: /hrms');
  await edit(agency, path.join(contracts, 'hrms.yaml'), (text) =>
    prizes(text).replace(/\/api\//g, '/'),
  );
  await edit(awards, path.join(contracts, 'arizes.yaml'), prizes);
  const run = (...args: string[]) => {
    const all = ['scripts/generate.ts', '--contracts', contracts, '--out', folder, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const change = (from: string, to: string) =>
    edit(awards, awards, (text) => text.replace(from, to));
  return { folder, run, change };
}

test('--check finds what the contract has changed, and what it no longer has', async () => {
  const { folder, run, change } = await makeProject();
  expect(run()).toMatchObject({ status: 0 });
  expect(run('--check')).toMatchObject({ status: 0 });
  await change('name: Two', 'name: Second');
  const stale = path.join(folder, 'openapi/generated/decoders/agency/gone.ts');
  await writeFile(stale, '');
  const { status, output } = run('--check');
  expect(status).toBe(1);
  expect(output).toMatch(/agency\.examples\.ts\n.*decoders\/agency\/gone\.ts/);
  run();
  expect(run('--check')).toMatchObject({ status: 0 });
});

test('an invalid contract is refused without a stack trace or a changed file', async () => {
  const { folder, run, change } = await makeProject();
  await change('level: gold', 'level: bronze');
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toMatch(/contracts\/awards\.yaml:35:53 no-invalid-media-type-examples: /);
  expect(output).not.toMatch(/^\s+at /m);
  expect(await readdir(folder)).toEqual(['contracts']);
});

test('--bundle writes each contract as one file, shared responses included', async () => {
  const { folder, run } = await makeProject();
  const target = path.join(folder, 'bundle');
  expect(run('--bundle', target)).toMatchObject({ status: 0 });
  const text = await readFile(path.join(target, 'agency.yaml'), 'utf8');
  const { paths } = parseYaml(text) as { paths: Record<string, { get: { responses: object } }> };
  expect(Object.keys(paths['/api/awards/']?.get.responses ?? {})).toEqual(['200', '500']);
  expect(text).not.toContain('awards.yaml');
});

/** The command writes what follows from a contract, finds drift, and refuses an invalid contract without changing files. */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { change, copyFixture } from './copyFixture.ts';

/** Runs the command for a contract; it writes beside the contract's folder. */
function generate(contracts: string, ...args: string[]) {
  const out = path.dirname(contracts);
  const all = ['scripts/generate.ts', '--contracts', contracts, '--out', out, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('--check names the files that the contract has changed, and those that it no longer has', async () => {
  const contracts = await copyFixture('awards', 'contracts');
  expect(generate(contracts)).toMatchObject({ status: 0 });
  await change(contracts, ['name: Two', 'name: Second']);
  await writeFile(path.join(contracts, '../openapi/generated/decoders/agency/gone.ts'), '');
  const { status, output } = generate(contracts, '--check');
  expect(status).toBe(1);
  expect(output).toMatch(
    /`:\n {2}\S+\/agency\.examples\.ts\n {2}\S+\/decoders\/agency\/gone\.ts\n$/,
  );
});

test('an invalid contract is refused without a stack trace or a changed file', async () => {
  const contracts = await copyFixture('awards', 'contracts');
  await change(contracts, ['level: gold', 'level: bronze']);
  const { status, output } = generate(contracts);
  expect(status).toBe(1);
  expect(output).toMatch(/contracts\/awards\.yaml:35:53 no-invalid-media-type-examples: /);
  expect(output).not.toMatch(/^\s+at /m);
  expect(await readdir(path.dirname(contracts))).toEqual(['contracts']);
});

test('--bundle writes each contract as one file, shared responses included', async () => {
  const contracts = await copyFixture('awards', 'contracts');
  const target = path.join(contracts, '../bundle');
  expect(generate(contracts, '--bundle', target)).toMatchObject({ status: 0 });
  const text = await readFile(path.join(target, 'agency.yaml'), 'utf8');
  expect(text).toMatch(/\/api\/awards\/:[^{]*'200':[^{]*'500':/);
  expect(text).not.toContain('awards.yaml');
});

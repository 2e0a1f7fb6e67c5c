/** The command refuses an invalid contract, changes no file then, and finds drift. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runNode } from './project.ts';
import { change, contract, otherContract } from './refusal.ts';

let contracts: string;
let out: string;

beforeEach(async () => {
  contracts = await mkdtemp(path.join(tmpdir(), 'contracts-'));
  out = await mkdtemp(path.join(tmpdir(), 'out-'));
  await writeFile(path.join(contracts, 'hrms.yaml'), otherContract);
  return async () => {
    await rm(contracts, { recursive: true });
    await rm(out, { recursive: true });
  };
});

const run = (...args: string[]) =>
  runNode('scripts/generate.ts', '--contracts', contracts, '--out', out, ...args);
const write = (text: string) => writeFile(path.join(contracts, 'agency.yaml'), text);

test('a wrong contract is refused without a stack trace, and the old output stays', async () => {
  const target = path.join(out, 'openapi/generated/agency.examples.ts');
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, 'old');
  await write(change(/ {4}Award:\n[\s\S]*/, '    Award: { $ref: "#/components/schemas/Award" }\n'));
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toMatch(/agency\.yaml:74:20 no-circular-reference: /);
  expect(output).not.toMatch(/^\s+at /m);
  expect(await readFile(target, 'utf8')).toBe('old');
  expect(await readdir(path.dirname(target))).toEqual(['agency.examples.ts']);
});

test('what was not generated again is found', async () => {
  await write(contract);
  expect(run().status).toBe(0);
  expect(run('--check')).toMatchObject({ status: 0 });
  await write(change('id: 1,', 'id: 7,'));
  const { status, output } = run('--check');
  expect(status).toBe(1);
  expect(output).toContain('openapi/generated/agency.examples.ts');
});

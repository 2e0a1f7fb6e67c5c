/** Part "generation": time to generate everything from both contracts, against openapi-typescript alone and against orval. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BenchOptions } from './options.ts';
import { type Program, runProgram } from './processes.ts';
import type { PartResult } from './report.ts';
import { ratios, rotated } from './statistics.ts';
import { toolFile } from './tools.ts';

const apis = ['agency', 'hrms'];
const contract = (api: string) => path.resolve('openapi', `${api}.yaml`);

/** One run of openapi-typescript for both contracts. */
async function peerOfTypes(folder: string): Promise<Program> {
  const entries = apis.map((api) => [
    api,
    { root: contract(api), 'x-openapi-ts': { output: path.join(folder, `${api}.d.ts`) } },
  ]);
  const config = path.join(folder, 'redocly.yaml');
  await writeFile(config, JSON.stringify({ apis: Object.fromEntries(entries) }));
  const command = path.resolve('node_modules/openapi-typescript/bin/cli.js');
  return node('openapi-typescript', command, '--redocly', config);
}

/** One run of orval for both contracts: types, fetch functions and MSW handlers, in one file each. */
async function peerOfAll(folder: string): Promise<Program> {
  const entries = apis.map((api) => [
    api,
    {
      input: { target: contract(api), parserOptions: { externalRefs: { allow: ['*'] } } },
      output: { target: path.join(folder, `${api}.ts`), client: 'fetch', mock: true },
    },
  ]);
  const config = path.join(folder, 'orval.config.mjs');
  await writeFile(config, `export default ${JSON.stringify(Object.fromEntries(entries))};`);
  return node('orval', await toolFile('orval', 'dist/bin/orval.mjs'), '--config', config);
}

const node = (name: string, ...args: string[]): Program => ({
  name,
  command: process.execPath,
  args,
});

/** Runs the generators in turns, each from the start of its process to its end. */
export async function measureGeneration(options: BenchOptions): Promise<PartResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-generation-'));
  await using _folder = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
  const generators = {
    ours: node('generate', 'scripts/generate.ts', '--out', path.join(folder, 'ours')),
    types: await peerOfTypes(folder),
    orval: await peerOfAll(folder),
  };
  const seconds = { ours: [] as number[], types: [] as number[], orval: [] as number[] };
  // Round -1 warms up.
  for (let round = -1; round < options.runs; round += 1) {
    for (const name of rotated(['ours', 'types', 'orval'] as const, round + 1)) {
      const run = await runProgram(generators[name]);
      if (round >= 0) seconds[name].push(run.seconds);
    }
  }
  const unit = { unit: 's', digits: 2 };
  const ratio = { unit: '×', digits: 2 };
  return {
    measures: [
      { what: 'whole contract', values: seconds.ours, ...unit, target: { atMost: 2 } },
      { what: 'openapi-typescript alone', values: seconds.types, ...unit },
      { what: 'orval', values: seconds.orval, ...unit },
      { what: 'against openapi-typescript', values: ratios(seconds.ours, seconds.types), ...ratio },
      { what: 'against orval', values: ratios(seconds.ours, seconds.orval), ...ratio },
    ],
    notes: [
      'One process for both contracts, from its start to its end. Ours lints and writes types, operation table, schemas and mock handlers; openapi-typescript writes types; orval writes types, fetch functions and mock handlers.',
    ],
  };
}

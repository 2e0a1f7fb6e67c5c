/** Benchmark "generation": time to generate all code from both contracts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BenchOptions } from './options.ts';
import { runProgram } from './processes.ts';
import type { PartResult } from './report.ts';

/** Measures the whole generator process. */
export async function measureGeneration(options: BenchOptions): Promise<PartResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-generation-'));
  await using _folder = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
  const args = ['scripts/generate.ts', '--out', folder];
  const generate = () => runProgram({ name: 'generate', command: process.execPath, args });
  await generate();
  const values: number[] = [];
  for (let round = 0; round < options.runs; round += 1) values.push((await generate()).seconds);
  return {
    measures: [{ what: 'whole contract', values, unit: 's', digits: 2, target: { atMost: 2 } }],
    notes: [
      'One process for both contracts, from its start to its end, after one run to warm up. It lints and writes types, operation table, schemas and mock handlers.',
    ],
  };
}

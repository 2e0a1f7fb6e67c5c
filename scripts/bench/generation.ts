/** Benchmark "generation": time to generate all code from both contracts. */
import { execFileSync } from 'node:child_process';
import type { PartResult } from './report.ts';

function timeGeneration(): number {
  const started = performance.now();
  execFileSync(process.execPath, ['scripts/generate.ts', '--check'], { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

/** Measures the whole generator process. */
export async function measureGeneration({ runs }: { runs: number }): Promise<PartResult> {
  timeGeneration();
  const values = Array.from({ length: runs }, timeGeneration);
  return {
    measures: [{ what: 'whole contract', values, unit: 's', digits: 2, target: { atMost: 2 } }],
    note: 'One process for both contracts, from its start to its end, after one run to warm up. It lints, makes types, operation table, schemas and mock handlers, and compares them with the files.',
  };
}

/** Benchmarks "mock" (requests per second of the mock server and of Prism) and "generation" (time of the generator). */
import { execFileSync } from 'node:child_process';
import { startPrism } from '../shared/startPrism.ts';
import { type PartResult, ratios, takeTurns } from './report.ts';
import { originOf, ports } from './site.ts';
import { loadTool } from './tools.ts';

type Autocannon = (
  options: object,
) => Promise<{ requests: { total: number }; duration: number; errors: number; non2xx: number }>;

const paths = `/api/services/ /api/services/3/ /api/project-details/ /api/case-studies/1 /api/jobs/
  /api/jobs/senior-ios-engineer/ /api/departments/ /api/careers/dropdowns/`.split(/\s+/);
const headers = { authorization: `Basic ${Buffer.from('bench:bench').toString('base64')}` };
const requests = paths.map((path) => ({ path, headers }));
const connections = 10;
/** Short turns, so that other load on the machine affects both servers. */
const turnsPerRun = 4;
const turnSeconds = 2;

/** Measures both servers alternately; the other one is idle meanwhile. */
export async function measureMock(runs: number): Promise<PartResult> {
  const autocannon = await loadTool<Autocannon>('autocannon');
  await using _prism = await startPrism('agency', ports.prism);
  const measure = async (server: 'agency' | 'prism') => {
    const url = originOf(server);
    const result = await autocannon({ url, connections, duration: turnSeconds, requests });
    const failed = result.errors + result.non2xx;
    if (failed > 0) throw new Error(`${url} failed ${failed} of its requests under load.`);
    return result.requests.total / result.duration;
  };
  const turns = runs * turnsPerRun;
  const [ours = [], theirs = []] = await takeTurns(['agency', 'prism'], turns, measure);
  const goal = { unit: '×', digits: 2, target: { atLeast: 1.8 } };
  const unit = { unit: 'requests/s', digits: 0 };
  return {
    measures: [
      { what: 'mock server against Prism', values: ratios(ours, theirs), ...goal },
      { what: 'mock server', values: ours, ...unit },
      { what: 'Prism', values: theirs, ...unit },
    ],
    note: `${paths.length} reading calls of the agency in turn, over ${connections} connections that stay open, in turns of ${turnSeconds} s, ${turnsPerRun} for each run of other parts. The load generator runs on the same machine. Prism runs as for npm run start:prism, its log of every call included; the mock checks every request and response against the contract.`,
  };
}

function timeGeneration(): number {
  const started = performance.now();
  execFileSync(process.execPath, ['scripts/generate.ts', '--check'], { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

/** Measures the whole generator process. */
export async function measureGeneration(runs: number): Promise<PartResult> {
  timeGeneration();
  const values = Array.from({ length: runs }, timeGeneration);
  return {
    measures: [{ what: 'whole contract', values, unit: 's', digits: 2, target: { atMost: 2 } }],
    note: 'One process for both contracts, from its start to its end, after one run to warm up. It lints, makes types, operation table, schemas and mock handlers, and compares them with the files.',
  };
}

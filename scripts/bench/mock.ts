/** Benchmark "mock": requests per second of the mock server and of Prism. */
import { startPrism } from '../setup/startPrism.ts';
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

/** Measures both servers in turns; the other one is idle meanwhile. */
export async function measureMock({ runs }: { runs: number }): Promise<PartResult> {
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
  const goal = { unit: '×', digits: 2, target: { atLeast: 2 } };
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

/** Benchmark "mock": requests per second of the mock server and of Prism. */
import { startPrismServers } from '../prism/servers.ts';
import { type BenchOptions, originOf, portOf } from './options.ts';
import type { PartResult } from './report.ts';
import { startMock } from './site.ts';
import { ratios, rotated } from './statistics.ts';
import { loadAutocannon } from './tools.ts';

const paths = [
  '/api/services/',
  '/api/services/3/',
  '/api/project-details/',
  '/api/case-studies/1',
  '/api/jobs/',
  '/api/jobs/senior-ios-engineer/',
  '/api/departments/',
  '/api/careers/dropdowns/',
];
const authorization = `Basic ${Buffer.from('bench:bench').toString('base64')}`;
const requests = paths.map((path) => ({ path, headers: { authorization } }));
const connections = 10;
/** Short turns, so that other load on the machine affects both servers. */
const turns = 4;
const turnSeconds = 2;

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

async function checkResponses(origin: string): Promise<void> {
  for (const { path, headers } of requests) {
    const { status } = await fetch(origin + path, { headers });
    if (status !== 200) throw new Error(`${origin}${path} responded with ${status}, not 200.`);
  }
}

/** Measures both servers in turns; the other one is idle meanwhile. */
export async function measureMock(options: BenchOptions): Promise<PartResult> {
  const autocannon = await loadAutocannon();
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock(options));
  const prismPorts = {
    agency: portOf('prismAgency', options),
    hrms: portOf('prismHrms', options),
  };
  const stopPrism = await startPrismServers(prismPorts, () => {});
  process.once('exit', stopPrism);
  stack.defer(stopPrism);

  const rates = { agency: [] as number[], prismAgency: [] as number[] };
  const ask = async (server: keyof typeof rates) => {
    const url = originOf(server, options);
    const result = await autocannon({ url, connections, duration: turnSeconds, requests });
    if (result.errors + result.non2xx > 0) {
      throw new Error(`${url} failed ${result.errors + result.non2xx} of its requests under load.`);
    }
    return result.requests.total / result.duration;
  };
  const servers = ['agency', 'prismAgency'] as const;
  for (const server of servers) {
    await checkResponses(originOf(server, options));
    await ask(server);
  }
  for (let round = 0; round < options.runs; round += 1) {
    const turnRates = { agency: [] as number[], prismAgency: [] as number[] };
    for (let turn = 0; turn < turns; turn += 1) {
      for (const server of rotated(servers, turn)) turnRates[server].push(await ask(server));
    }
    for (const server of servers) rates[server].push(mean(turnRates[server]));
  }
  const unit = { unit: 'requests/s', digits: 0 };
  return {
    measures: [
      {
        what: 'mock server against Prism',
        values: ratios(rates.agency, rates.prismAgency),
        unit: '×',
        digits: 2,
        target: { atLeast: 2 },
      },
      { what: 'mock server', values: rates.agency, ...unit },
      { what: 'Prism', values: rates.prismAgency, ...unit },
    ],
    notes: [
      `${paths.length} reading calls of the agency in turn, over ${connections} connections that stay open, in ${turns} turns of ${turnSeconds} s a round and server. The load generator runs on the same machine. Prism runs as for npm run start:prism, its log of every call included; the mock checks every request and response against the contract.`,
    ],
  };
}

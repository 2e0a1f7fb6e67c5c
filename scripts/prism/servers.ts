import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const prism = fileURLToPath(
  new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);
const contract = (api: string) =>
  fileURLToPath(new URL(`../../openapi/${api}.yaml`, import.meta.url));

const startTimeout = 30_000;

/** Prism logs much about every call; only violations are shown. */
const isWorthShowing = (line: string) => line.includes('Violation:');

function startServer(
  api: string,
  port: number,
  log: (line: string) => void,
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [prism, 'mock', contract(api), '--port', String(port), '--host', '127.0.0.1'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } },
  );
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const fail = (reason: string) => {
      child.kill();
      reject(new Error(`Prism cannot serve openapi/${api}.yaml on port ${port}: ${reason}`));
    };
    const timer = setTimeout(() => fail('it did not start in time'), startTimeout);
    const read = (line: string) => {
      said.push(line);
      if (line.includes('Prism is listening')) {
        clearTimeout(timer);
        resolve(child);
      } else if (isWorthShowing(line)) log(`${api} ${line.slice(line.indexOf('Violation:'))}`);
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      const busy = said.some((line) => line.includes('EADDRINUSE'));
      fail(busy ? 'the port is already in use' : (said.at(-1) ?? `it ended with ${code}`));
    });
  });
}

export type PrismPorts = { agency: number; hrms: number };

/**
 * Starts a local Prism mock server for each contract and gives a function that ends both. Throws when one does not
 * start.
 */
export async function startPrismServers(
  { agency, hrms }: PrismPorts,
  log: (line: string) => void,
): Promise<() => void> {
  const results = await Promise.allSettled([
    startServer('agency', agency, log),
    startServer('hrms', hrms, log),
  ]);
  const stop = () => {
    for (const result of results) if (result.status === 'fulfilled') result.value.kill();
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return stop;
  stop();
  throw failed.reason;
}

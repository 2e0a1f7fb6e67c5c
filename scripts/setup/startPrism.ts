import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './startProgram.ts';

const command = fileURLToPath(
  new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);
const contracts = path.resolve(import.meta.dirname, '../../openapi');

/** `onLine` is called with every line that Prism logs. */
export type PrismOptions = { port: number; onLine?: (line: string) => void };

/** A running Prism process; `stop` ends it. */
export type Prism = { origin: string; stop(): void };

/** Starts Prism as a mock server with the contract of an API. Throws when it does not start. */
export async function startPrism(api: string, { port, onLine }: PrismOptions): Promise<Prism> {
  const contract = path.join(contracts, `${api}.yaml`);
  const { stop } = await startProgram({
    name: `Prism for openapi/${api}.yaml on port ${port}`,
    args: [command, 'mock', contract, '--port', String(port), '--host', '127.0.0.1'],
    env: { NO_COLOR: '1' },
    ready: /Prism is listening/,
    onLine,
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

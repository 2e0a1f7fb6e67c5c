import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './startProgram.ts';
import { findFreePort } from './testPort.ts';

const command = fileURLToPath(
  new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);
const contracts = path.resolve(import.meta.dirname, '../../openapi');

/** `port` is a free one by default; `onLine` is called with every line that Prism logs. */
export type PrismOptions = { port?: number; onLine?: (line: string) => void };

/** A running Prism process; `stop` ends it. */
export type Prism = { origin: string; stop(): void };

/**
 * Starts Prism with the contract of an API: as a validating proxy in front of `upstream`, else as a mock server. Throws
 * when it does not start.
 */
export async function startPrism(
  api: string,
  upstream: string | null,
  { port, onLine }: PrismOptions = {},
): Promise<Prism> {
  const ownPort = port ?? (await findFreePort());
  const contract = path.join(contracts, `${api}.yaml`);
  const { stop } = await startProgram({
    name: `Prism for openapi/${api}.yaml on port ${ownPort}`,
    args: [
      command,
      ...(upstream === null
        ? ['mock', contract]
        : ['proxy', contract, upstream, '--cors', 'false']),
      ...['--port', String(ownPort), '--host', '127.0.0.1'],
    ],
    env: { NO_COLOR: '1' },
    ready: /Prism is listening/,
    onLine,
  });
  return { origin: `http://127.0.0.1:${ownPort}`, stop };
}

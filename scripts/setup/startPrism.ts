import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, type Running, startProgram } from './startProgram.ts';

const command = fileURLToPath(
  new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);

/** Starts Prism on 127.0.0.1 as a mock server with the contract of an API. Throws when it does not start. */
export function startPrism(
  api: string,
  port: number,
  onLine?: Program['onLine'],
): Promise<Running> {
  const contract = path.resolve(import.meta.dirname, `../../openapi/${api}.yaml`);
  return startProgram({
    name: `Prism for openapi/${api}.yaml on port ${port}`,
    args: [command, 'mock', contract, '--port', String(port), '--host', '127.0.0.1'],
    env: { NO_COLOR: '1' },
    ready: /Prism is listening/,
    onLine,
  });
}

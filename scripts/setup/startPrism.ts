import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContracts } from '../generate/contract.ts';
import { type Program, type Running, startProgram } from './startProgram.ts';

const command = fileURLToPath(
  new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Starts Prism on 127.0.0.1 as a mock server with the bundled contract of an API, since Prism itself does not add
 * `x-responses`. Throws when it does not start.
 */
export async function startPrism(
  api: 'agency' | 'hrms',
  port: number,
  onLine?: Program['onLine'],
): Promise<Running> {
  const [agency, hrms] = await readContracts(path.join(root, 'openapi'), ['agency', 'hrms']);
  const contract = path.join(root, `node_modules/.cache/prism/${api}.json`);
  await mkdir(path.dirname(contract), { recursive: true });
  await writeFile(contract, JSON.stringify({ agency, hrms }[api]));
  return startProgram({
    name: `Prism for openapi/${api}.yaml on port ${port}`,
    args: [command, 'mock', contract, '--port', String(port), '--host', '127.0.0.1'],
    env: { NO_COLOR: '1' },
    ready: /Prism is listening/,
    onLine,
  });
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readApis } from '../generate/contract.ts';
import { type Program, type Running, startProgram } from './startProgram.ts';

const command = fileURLToPath(
  new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);

const root = path.resolve(import.meta.dirname, '../..');
const openapi = path.join(root, 'openapi');

/**
 * Starts Prism on 127.0.0.1 as a mock server of an API. It gets the bundled contract, by default the website's, because
 * Prism itself does not add `x-responses`. Throws when it does not start.
 */
export async function startPrism(
  api: 'agency' | 'hrms',
  port: number,
  onLine?: Program['onLine'],
  folder = openapi,
): Promise<Running> {
  const [contract] = await readApis(folder, [api], false);
  const file = path.join(root, `node_modules/.cache/prism/${path.basename(folder)}/${api}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(contract?.document));
  const address = `--host 127.0.0.1 --port ${port}`;
  return startProgram({
    name: `Prism for openapi/${api}.yaml on port ${port}`,
    // With NODE_ENV=production, which a build leaves behind, Prism would fork, and that fails.
    args: [command, 'mock', file, ...`${address} --multiprocess=false`.split(' ')],
    env: { NO_COLOR: '1' },
    ready: /Prism is listening/,
    onLine,
  });
}

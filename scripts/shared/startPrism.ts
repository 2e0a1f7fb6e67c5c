import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadApis } from '../generate/contract.ts';
import { type Program, startProgram } from './startProgram.ts';

const root = path.resolve(import.meta.dirname, '../..');
const prism = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/dist/index.js'));

/**
 * Starts Prism on 127.0.0.1 as a mock server of an API. It gets the bundled contract, because Prism itself does not add
 * `x-responses`. Throws when it does not start.
 */
export async function startPrism(api: 'agency' | 'hrms', port: number, onLine?: Program['onLine']) {
  const [contract] = await loadApis(path.join(root, 'openapi'), [api], false);
  const file = path.join(root, `node_modules/.cache/prism/${api}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(contract?.document));
  // With NODE_ENV=production, which a build leaves behind, Prism would fork, and that fails.
  const options = ['--host=127.0.0.1', `--port=${port}`, '--multiprocess=false'];
  return startProgram({
    name: `Prism for openapi/${api}.yaml on port ${port}`,
    args: [prism, 'mock', file, ...options],
    env: { NO_COLOR: '1' },
    ready: /Prism is listening/,
    onLine,
  });
}

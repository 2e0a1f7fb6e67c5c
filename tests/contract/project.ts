/** A throw-away project around a contract, to generate into and to compile. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command with Node in the project's root: exit code and all that it printed. */
export function runNode(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** A folder inside the project's cache (so that packages are found) with the mock's hand-written parts and the aliases. */
export async function createProject(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'fixture-'));
  await cp(path.join(root, 'mocks/prefer.ts'), path.join(folder, 'mocks/prefer.ts'));
  await cp(
    path.join(root, 'openapi/listExamples.ts'),
    path.join(folder, 'openapi/listExamples.ts'),
  );
  await cp(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
  const manifest = { type: 'module', imports: { '#contract/*': './openapi/*' } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

/** Compiles a project's folder; what the compiler printed, '' when all is well. */
export function compile(folder: string): string {
  return runNode(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder).output;
}

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(import.meta.dirname, '../../bench');
const manifest = path.join(folder, 'package.json');

let installed = false;

/** Loads a tool from bench/node_modules; installs the locked versions if they are missing. */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  const npm = (...args: string[]) => spawnSync('npm', [...args, '--prefix', folder]).status === 0;
  installed ||= npm('ls') || npm('ci');
  if (!installed) throw new Error('The tools of the bench cannot be installed.');
  return (await import(pathToFileURL(createRequire(manifest).resolve(name)).href)).default;
}

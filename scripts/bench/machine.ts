/** Describes the machine (without its name) and the software versions. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { findBrowser } from '../setup/browser.ts';
import { toolVersions } from './tools.ts';

const own = ['react', 'vite', 'openapi-typescript', 'msw', '@stoplight/prism-cli'];

async function browserVersion(): Promise<string> {
  const { executablePath, env } = await findBrowser();
  return execFileSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Lines for RESULTS.md. Call before measuring, because they include the load. */
export async function describeCircumstances(): Promise<string[]> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const pinned: Record<string, string> = { ...dependencies, ...devDependencies };
  const versions = [
    `Node ${process.versions.node}`,
    await browserVersion(),
    ...own.map((name) => `${name} ${pinned[name]}`),
    ...Object.entries(toolVersions).map(([name, version]) => `${name} ${version}`),
  ];
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
  return [
    `Date: ${new Date().toISOString().slice(0, 10)}`,
    `Machine: ${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB of memory, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`,
    `Versions: ${versions.join(', ')}`,
  ];
}

/** A production build for tests, and what prerenders it. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createHttpMock } from '../../mocks/http/server.ts';
import { describeViolation } from '../../mocks/responses/violations.ts';
import type { RunOptions } from '../../scripts/prerender/run.ts';

/** Public URL of the site in these builds. */
export const siteUrl = 'https://www.agency.example';

/** Builds the site into `folder`/dist and the prerendering files into `folder`/build. */
export function buildSite(folder: string) {
  const site = path.join(folder, 'dist');
  const work = path.join(folder, 'build');
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: siteUrl };
  const vite = (...options: string[]) => {
    const args = ['build', '--logLevel', 'warn', '--emptyOutDir', ...options];
    execFileSync('node_modules/.bin/vite', args, { stdio: 'inherit', env });
  };
  vite('--outDir', site);
  vite('--ssr', 'src/prerender.tsx', '--outDir', path.join(work, 'server'));
  return { site, work };
}

/** The mock agency over HTTP; a contract violation is an error. */
export const createAgency = () =>
  createHttpMock('', (violation) => {
    throw new Error(describeViolation(violation));
  });

/** Options of a run without output. */
export const runOptions = (folders: Pick<RunOptions, 'site' | 'work'>, origin: string) => ({
  ...folders,
  origin,
  credential: '',
  timeoutMs: 5000,
  changedOnly: false,
  concurrency: 4,
  tell: () => {},
});

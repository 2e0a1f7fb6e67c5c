/** A production build for tests, and what prerenders it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createHttpMock } from '../../mocks/http.ts';
import { describeViolation } from '../../mocks/violations.ts';
import type { RunOptions } from '../../scripts/prerender/run.ts';

/** Public URL of the site in these builds. */
export const siteUrl = 'https://www.twinbridge.example';

/** Builds the site into `folder`/dist and the prerendering files into `folder`/build. */
export function buildSite(folder: string): { site: string; work: string } {
  const site = path.join(folder, 'dist');
  const work = path.join(folder, 'build');
  const vite = (...options: string[]) => {
    const { status } = spawnSync(
      'node_modules/.bin/vite',
      ['build', '--logLevel', 'warn', '--emptyOutDir', ...options],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: siteUrl } },
    );
    if (status !== 0) throw new Error('The build failed.');
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
export const runOptions = (
  folders: { site: string; work: string },
  origin: string,
): RunOptions => ({
  ...folders,
  origin,
  credential: '',
  timeoutMs: 5000,
  changedOnly: false,
  concurrency: 4,
  tell: () => {},
});

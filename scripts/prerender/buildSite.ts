import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds the site into `folder`/dist, and the prerendering files into `folder`/build. */
export function buildSite(folder: string, siteUrl?: string, more: Record<string, string> = {}) {
  const site = path.join(folder, 'dist');
  const work = path.join(folder, 'build');
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: siteUrl, ...more };
  const vite = (...options: string[]) => {
    const args = ['build', '--logLevel', 'warn', '--emptyOutDir', ...options];
    execFileSync('node_modules/.bin/vite', args, { stdio: 'inherit', env });
  };
  vite('--outDir', site);
  vite('--ssr', 'src/prerender.tsx', '--outDir', path.join(work, 'server'));
  return { site, work };
}

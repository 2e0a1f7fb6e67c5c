/** `npm run prerender`: adds the HTML of every page to the production build, with content from a backend. */
import { loadEnv } from 'vite';
import { toPrintable } from '../conformance/src/printable.ts';
import { prerender } from './prerender/run.ts';
import { parseCommand, parseCount } from './shared/commandLine.ts';

const { values: options } = parseCommand(
  `Writes the HTML of every page into the production build, and only what changed.

  npm run build && CONTENT_ORIGIN=https://backend.example npm run prerender

  --timeout 20       seconds for each response of the backend
  --exit-code        ends with 3 when nothing changed, so that a timer knows whether to deploy

Environment
  CONTENT_ORIGIN     origin of the backend that serves /api/
  AGENCY_BASIC_AUTH  user:password for it, if it wants one; needs https:// unless the backend is on this machine

The site's public URL (VITE_SITE_URL) is part of the build. When something fails, the site stays as it was.`,
  {
    options: {
      timeout: { type: 'string', default: '20' },
      'exit-code': { type: 'boolean', default: false },
    },
  },
);

try {
  const env = loadEnv('production', '.', '');
  const started = performance.now();
  const { rendered, changed, skipped, siteUrl } = await prerender({
    origin: env.CONTENT_ORIGIN ?? '',
    credential: env.AGENCY_BASIC_AUTH ?? '',
    timeoutMs: parseCount('timeout', options.timeout) * 1000,
    site: 'dist',
    work: 'build',
    tell: (sentence) => console.warn(toPrintable(sentence)),
  });
  const seconds = (performance.now() - started) / 1000;
  if (!siteUrl) {
    console.warn(
      'The build has no VITE_SITE_URL, so pages have no canonical URL and there is no sitemap.',
    );
  }
  console.log(
    `${rendered} pages rendered, ${changed} files changed, ${skipped.length} left out, in ${seconds.toFixed(1)} s.`,
  );
  if (options['exit-code'] && changed === 0) process.exitCode = 3;
} catch (error) {
  console.error(toPrintable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

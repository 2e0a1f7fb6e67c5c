/** `npm run prerender`: adds the HTML of every page to the production build, with content from a backend. */
import { loadEnv } from 'vite';
import { toPrintable } from '../conformance/src/printable.ts';
import { prerender } from './prerender/run.ts';
import { readCommand, readCount } from './shared/commandLine.ts';

const { values: options } = readCommand(
  `Writes the HTML of every page into the production build.

  npm run build && CONTENT_ORIGIN=https://backend.example npm run prerender
  npm run prerender -- --changed     renders only pages whose content changed since the last run

  --timeout 20       seconds for each response of the backend

Environment
  CONTENT_ORIGIN     origin of the backend that serves /api/
  AGENCY_BASIC_AUTH  user:password for it, if it wants one; needs https:// unless the backend is on this machine

The site's public URL (VITE_SITE_URL) is part of the build. When something fails, the site stays as it was.`,
  {
    options: {
      changed: { type: 'boolean', default: false },
      timeout: { type: 'string', default: '20' },
    },
  },
);

try {
  const env = loadEnv('production', '.', '');
  const started = performance.now();
  const { rendered, kept, skipped, siteUrl } = await prerender({
    origin: env.CONTENT_ORIGIN ?? '',
    credential: env.AGENCY_BASIC_AUTH ?? '',
    timeoutMs: readCount('timeout', options.timeout) * 1000,
    site: 'dist',
    work: 'build',
    changedOnly: options.changed,
    tell: (sentence) => console.warn(toPrintable(sentence)),
  });
  const seconds = (performance.now() - started) / 1000;
  const memory = process.resourceUsage().maxRSS / 1024;
  if (!siteUrl) {
    console.warn(
      'The build has no VITE_SITE_URL, so pages have no canonical URL and there is no sitemap.',
    );
  }
  console.log(
    `${rendered} pages rendered, ${kept} unchanged, ${skipped.length} left out, in ${seconds.toFixed(1)} s (${((rendered + kept) / seconds).toFixed(0)} a second, at most ${memory.toFixed(0)} MB).`,
  );
} catch (error) {
  console.error(toPrintable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

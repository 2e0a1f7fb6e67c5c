/** Builds the production site with a card provider's key, and the mock of that provider. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';

const folder = path.resolve('node_modules/.cache/faults');

export const siteFolder = path.join(folder, 'site');

/** Script that replaces the card provider's. */
export const providerFile = path.join(folder, 'provider', 'provider.js');

/** A placeholder for the card provider's key. */
const publishableKey = 'pk_test_twinbridge_faults_not_a_real_key';

export default async function buildAll(): Promise<void> {
  // A separate process: Vite decides by its environment whether to build for production.
  const { status } = spawnSync(
    'node_modules/.bin/vite',
    ['build', '--logLevel', 'error', '--emptyOutDir', '--outDir', siteFolder],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_STRIPE_PUBLISHABLE_KEY: publishableKey,
      },
    },
  );
  if (status !== 0) throw new Error('The site could not be built.');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: path.dirname(providerFile),
      emptyOutDir: true,
      lib: {
        entry: 'tests/faults/provider.ts',
        formats: ['iife'],
        name: 'provider',
        fileName: () => path.basename(providerFile),
      },
    },
  });
}

/** Tests of the production build: prerendered pages, the site behind the edge, and faults of network and backend. */
import { defineConfig } from '@playwright/test';
import { launchOptions, testArguments } from '../../scripts/shared/launch.ts';
import { port } from './places.ts';

const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  outputDir: '../../test-results/production',
  fullyParallel: true,
  workers: 4,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    launchOptions: await launchOptions(testArguments),
  },
  projects: [
    { name: 'prerendered', testDir: 'prerendered', grepInvert: /@deep/ },
    { name: 'every-width', testDir: 'prerendered', grep: /@deep/ },
    { name: 'edge', testDir: 'edge' },
    { name: 'faults', testMatch: 'faults/faults.spec.ts' },
    { name: 'long-run', testMatch: 'faults/longRun.spec.ts', timeout: 1_200_000 },
    { name: 'faults-sample', testMatch: 'faults/faults.spec.ts', grep: /@sample/ },
  ],
  webServer: {
    // `npm test` has already built the site.
    command: `${process.env.PRODUCTION_BUILT ? '' : 'node tests/production/site.ts && '}node tests/production/server.ts`,
    cwd: '../..',
    url: baseURL,
    stdout: 'pipe',
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

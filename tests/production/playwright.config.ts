/** Tests of the production build: prerendered pages, the site behind the edge, and faults of network and backend. */
import { defineConfig } from '@playwright/test';
import { launchOptions, testArguments } from '../../scripts/shared/launch.ts';
import { port } from './places.ts';

const longRun = 'faults/longRun.spec.ts';
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  outputDir: '../../test-results/production',
  fullyParallel: true,
  workers: 4,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Pages load faster. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await launchOptions(testArguments),
  },
  projects: [
    { name: 'quick', testIgnore: longRun, grepInvert: /@deep/ },
    { name: 'deep', testIgnore: longRun, grep: /@deep/ },
    { name: 'long-run', testMatch: longRun, timeout: 1_200_000 },
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

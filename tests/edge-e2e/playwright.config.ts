/** Main journeys against the prerendered production build behind the edge, with the strict content policy. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/setup/launch.ts';
import { origin } from './address.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/edge',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    launchOptions: await launchOptions(),
  },
  webServer: {
    command: 'node tests/edge-e2e/serve.ts',
    cwd: '../..',
    url: origin,
    stdout: 'pipe',
    reuseExistingServer: false,
    // It builds and renders the site first, on a machine that may do much else.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

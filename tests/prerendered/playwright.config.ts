/** Tests of prerendered pages: the production site with the HTML of every page, and the mock backend over HTTP. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/setup/launch.ts';

const port = Number(process.env.PRERENDERED_PORT ?? 4785);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/prerendered',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: await launchOptions(),
  },
  webServer: {
    command: `node tests/prerendered/server.ts --port ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: process.env.PRERENDERED_PORT !== undefined,
  },
});

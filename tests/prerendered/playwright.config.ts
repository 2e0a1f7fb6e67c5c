/** Tests of prerendered pages: the production site with the HTML of every page, and the mock backend over HTTP. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/setup/launch.ts';
import { testPort } from '../../scripts/setup/testPort.ts';

const port = await testPort('PRERENDERED');
const barePort = await testPort('PRERENDERED_BARE');

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
    command: `node tests/prerendered/server.ts --port ${port} --bare-port ${barePort}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    // It builds and renders the site first, on a machine that may do much else.
    timeout: 300_000,
  },
});

/** Hostile content in every HTML and URL field. `npm test` runs `--grep @sample`. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/setup/launch.ts';
import { testPort } from '../../scripts/setup/testPort.ts';

const port = await testPort('HOSTILE');
/** Set it to test a running server. */
const running = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hostile',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: await launchOptions(),
  },
  webServer: running
    ? undefined
    : {
        command: `vite preview --mode mock --outDir dist-mock --port ${port}`,
        cwd: '../..',
        url: `http://localhost:${port}`,
        reuseExistingServer: false,
      },
});

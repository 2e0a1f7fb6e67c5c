/** The complete accessibility matrix on the mock build; `npm test` runs a sample of it. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/setup/launch.ts';
import { testPort } from '../../scripts/setup/testPort.ts';

const port = await testPort('ACCESSIBILITY');
/** Set it to test a running server. */
const running = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/accessibility',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  forbidOnly: true,
  reporter: './table.ts',
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: await launchOptions(),
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: `vite preview --mode mock --outDir dist-mock --port ${port}`,
          cwd: '../..',
          url: `http://localhost:${port}`,
          reuseExistingServer: false,
        },
      }),
});

/** The fault matrix, on a production build with a server per worker. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/setup/launch.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './build.ts',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  forbidOnly: true,
  reporter: './table.ts',
  use: { launchOptions: await launchOptions() },
});

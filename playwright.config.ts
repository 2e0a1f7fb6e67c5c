/** Tests in a real browser on the static QA build with its mock backend. */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, testArguments } from './scripts/shared/launch.ts';
import { testPort } from './scripts/shared/testPort.ts';

const port = await testPort('SITE');
/** Origin of a running server to test, such as `npm start`. */
const running = process.env.E2E_BASE_URL;
/** Reduced motion makes pages load faster. Tests of motion turn it on. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const notEndToEnd = ['tests/!(e2e)/**', '**/controls.spec.ts'].map((each) =>
  path.resolve(import.meta.dirname, each),
);

export default defineConfig({
  // vitest runs the unit tests.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Enough to keep two cores busy; each takes some seconds to start.
  workers: 4,
  // Long enough for a busy machine, on which slow tests are not a defect.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(testArguments),
  },
  projects: [
    { name: 'mock', testIgnore: notEndToEnd, grepInvert: /@deep|@causes/, use: still },
    { name: 'long', testIgnore: notEndToEnd, grep: /@deep/, use: still },
    { name: 'causes', testMatch: '**/catalogue.spec.ts', grep: /@causes/, use: still },
    { name: 'controls', testMatch: '**/controls.spec.ts', use: still },
    { name: 'accessibility', testDir: 'tests/accessibility', timeout: 300_000 },
    { name: 'hostile', testDir: 'tests/hostile', timeout: 240_000 },
    {
      name: 'samples',
      testMatch: '**/tests/{accessibility,hostile}/*.spec.ts',
      grep: /@sample/,
      timeout: 240_000,
    },
    { name: 'screenshots', testDir: 'tests/screenshots', use: still },
  ],
  ...(!running && {
    webServer: {
      command: `vite preview --mode mock --outDir dist-mock --port ${port}`,
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
    },
  }),
});

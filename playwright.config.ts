/** Tests in a real browser on the static QA build with its mock backend. */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, testArguments } from './scripts/setup/launch.ts';
import { testPort } from './scripts/setup/testPort.ts';

const port = await testPort('SITE');
/** Set it to test a server that runs already, such as `npm start`. */
const running = process.env.E2E_BASE_URL;
/** Still pages load faster. The tests of what moves ask for motion. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  // Unit tests are vitest's.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Most tests wait for timers and animations, so two cores serve more than two of them.
  workers: 6,
  // Wide enough for a busy machine: what is slow there is no defect.
  timeout: 90_000,
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
    {
      name: 'mock',
      testIgnore: path.resolve(import.meta.dirname, 'tests/!(e2e)/**'),
      use: still,
    },
    { name: 'accessibility', testDir: 'tests/accessibility', timeout: 180_000 },
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

/** End-to-end tests: the static QA build with its mock backend, in a real browser. */
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/setup/launch.ts';
import { testPort } from './scripts/setup/testPort.ts';

const port = await testPort('SITE');
const prism = {
  site: await testPort('PRISM_SITE'),
  agency: await testPort('PRISM_AGENCY'),
  hrms: await testPort('PRISM_HRMS'),
};
/** Set it to test a server that runs already, such as `npm start`. */
const running = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Most tests wait for timers and animations, so two cores serve more than two of them.
  workers: 4,
  // Wide enough for a busy machine: what is slow there is no defect.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Still pages load faster. The tests of what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
  projects: [
    { name: 'mock', use: { baseURL: running ?? `http://localhost:${port}` } },
    ...(running
      ? []
      : [
          {
            name: 'prism',
            testMatch: 'catalogue.spec.ts',
            grep: /@prism/,
            use: { baseURL: `http://localhost:${prism.site}` },
          },
        ]),
  ],
  webServer: running
    ? undefined
    : [
        {
          command: `vite preview --mode mock --outDir dist-mock --port ${port}`,
          url: `http://localhost:${port}`,
          reuseExistingServer: false,
        },
        {
          command: `node scripts/start-prism.ts --built --port ${prism.site} --agency ${prism.agency} --hrms ${prism.hrms}`,
          url: `http://localhost:${prism.site}`,
          reuseExistingServer: false,
          // It builds the site first, on a machine that may do much else.
          timeout: 300_000,
          // Its own way of ending the Prism servers.
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        },
      ],
});

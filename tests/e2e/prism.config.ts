/** The error catalogue on the site with Prism as its backend. */
import { defineConfig } from '@playwright/test';
import common from '../../playwright.config.ts';
import { testPort } from '../../scripts/shared/testPort.ts';

const [site, agency, hrms] = [
  await testPort('PRISM_SITE'),
  await testPort('PRISM_AGENCY'),
  await testPort('PRISM_HRMS'),
];
const baseURL = `http://localhost:${site}`;

export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results/prism',
  testMatch: 'catalogue.spec.ts',
  use: { ...common.use, baseURL },
  projects: [
    { name: 'prism', grep: /@causes/ },
    { name: 'prism-sample', grep: /@sample/ },
  ],
  webServer: {
    command: `node scripts/start-prism.ts --built --port ${site} --agency ${agency} --hrms ${hrms}`,
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
    // Includes building the site, perhaps on a busy machine.
    timeout: 300_000,
    // Leaves time to end the Prism servers.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

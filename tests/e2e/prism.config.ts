/** The catalogued errors that Prism can serve, on the site with Prism as its backend. */
import { defineConfig } from '@playwright/test';
import common from '../../playwright.config.ts';
import { testPort } from '../../scripts/setup/testPort.ts';

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
  projects: [{ name: 'prism', testMatch: 'catalogue.spec.ts', grep: /@prism/, use: { baseURL } }],
  webServer: {
    command: `node scripts/start-prism.ts --built --port ${site} --agency ${agency} --hrms ${hrms}`,
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
    // It builds the site first, on a machine that may do much else.
    timeout: 300_000,
    // Its own way of ending the Prism servers.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

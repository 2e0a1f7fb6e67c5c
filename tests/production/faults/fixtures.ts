/** `test` with a fault server per worker. */
import { test as base } from '@playwright/test';
import { buildProvider } from '../provider.ts';
import { type FaultServer, startServer } from './server.ts';

export { type Browser, expect, type Page } from '@playwright/test';

export const test = base.extend<object, { server: FaultServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const provider = await buildProvider('tests/production/faults/provider.ts');
      const server = await startServer(provider);
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
});

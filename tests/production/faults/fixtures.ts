import { test as base } from '@playwright/test';
import { type FaultServer, startServer } from './server.ts';

/** `test` with a fault server per worker. */
export const test = base.extend<object, { server: FaultServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
});

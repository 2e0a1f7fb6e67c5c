import { test as base, expect } from '@playwright/test';
import { watchProblems } from '../../support/problems.ts';
import { type FaultSite, startSite } from './server.ts';

/** `test` with its own server. Fails on uncaught and logged errors. */
export const test = base.extend<{ site: FaultSite }>({
  site: async ({ context }, use) => {
    const problems = watchProblems(context);
    const site = await startSite();
    await use(site);
    site.stop();
    expect(problems).toEqual([]);
  },
});

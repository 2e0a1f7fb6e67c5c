/** Backend and options to prerender a build in tests. */

import { describeViolation } from '../../mocks/call.ts';
import { createHttpMock } from '../../mocks/http/server.ts';
import type { RunOptions } from '../../scripts/prerender/run.ts';

/** Public URL of the site in these builds. */
export const siteUrl = 'https://www.agency.example';

/** The mock agency over HTTP; a contract violation is an error. */
export const createAgency = () =>
  createHttpMock('', (violation) => {
    throw new Error(describeViolation(violation));
  });

/** Options of a run without output. */
export const runOptions = (folders: Pick<RunOptions, 'site' | 'work'>, origin: string) => ({
  ...folders,
  origin,
  credential: '',
  timeoutMs: 20_000,
  tell: () => {},
});

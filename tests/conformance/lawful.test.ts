/** What the contract leaves open raises no false alarm: variants of the mock, many in each run, or each by itself. */
import { expect, test } from 'vitest';
import { check, describeViolations } from './check.ts';
import { combine, lawful, lawfulRuns } from './mutants/lawful.ts';
import { startBreakableMock } from './mutants/server.ts';

const names = Object.keys(lawful);
const site = 'https://www.twinbridge.example';

test('each variant is in a run', () => {
  expect(names.length).toBeGreaterThanOrEqual(25);
  expect(new Set(lawfulRuns.flat())).toEqual(new Set(names));
});

test.concurrent.each(process.env.EVERY_MUTANT ? names.map((name) => [name]) : lawfulRuns)(
  'no alarm: %s',
  async (...variants) => {
    const mock = await startBreakableMock();
    mock.breakWith({ serve: () => combine(variants) });
    const report = await check({ ...mock, site }).finally(mock.close);
    expect(describeViolations(report)).toEqual([]);
    expect(report.outcome).toBe('conforms');
  },
);

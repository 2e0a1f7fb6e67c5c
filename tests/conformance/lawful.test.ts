/** What the contract leaves open raises no false alarm: variants of the mock, many in each run, or each by itself. */
import { expect, test } from 'vitest';
import { check, describeViolations } from './check.ts';
import { lawful } from './mutants/lawful.ts';
import { combine, lawfulRuns } from './mutants/lawfulRuns.ts';
import { startBreakableMock } from './mutants/server.ts';

const names = Object.keys(lawful);
const site = 'https://www.agency.example';

test('each variant is in a run', () => {
  expect(names.length).toBeGreaterThanOrEqual(25);
  expect(new Set(lawfulRuns.flat())).toEqual(new Set(names));
});

test.concurrent.each(process.env.EVERY_MUTANT ? names.map((name) => [name]) : lawfulRuns)(
  'no alarm: %s',
  async (...variants) => {
    const mock = await startBreakableMock();
    mock.breakWith({ serve: () => combine(variants) });
    const isLarge = String(variants).startsWith('five thousand');
    const only = isLarge ? ['listJobs', 'listDepartments', 'getJob'] : [];
    const report = await check({ ...mock, site, only }).finally(mock.close);
    expect(describeViolations(report)).toEqual([]);
    expect(report.outcome).toBe('conforms');
  },
);

/** Lawful variants of the mock raise no false alarm: many in each run, or with `EVERY_MUTANT` each by itself. */
import { expect, test } from 'vitest';
import type { BackendResponse } from '../../conformance/src/exchange.ts';
import { check, describeViolations } from './check.ts';
import { lawful } from './mutants/lawful.ts';
import type { Serve } from './mutants/mutant.ts';
import { startBreakableMock } from './mutants/server.ts';

const names = Object.keys(lawful);
const site = 'https://www.agency.example';

/** Runs of variants that conflict with others, in as few runs as possible; the last run has all the others. */
const runs = [
  [
    'gzip',
    'a message is refused with 200',
    'pages with absolute URLs, the first without a number',
    'a signed URL for a resume',
  ],
  [
    'brotli, named in capitals',
    'values above the limits are taken',
    'no token against other sites',
    'writes from other sites are refused',
  ],
  [
    'deflate',
    'no position at all',
    'no content at all',
    'the card provider knows no payment',
    'no resume is told',
  ],
  ['five thousand positions of 1.5 kB'],
];
const rest = names.filter((name) => !runs.flat().includes(name));
runs[0]?.push(...rest);

/** Chains these variants; the last one is next to the mock. */
const combine = (variants: string[]): Serve<BackendResponse> =>
  variants
    .flatMap((name) => lawful[name]?.() ?? [])
    .reduceRight<Serve<BackendResponse>>(
      (inner, outer) => (sent, next, operation) =>
        outer(sent, (each) => inner(each, next, operation), operation),
      (sent, next) => next(sent),
    );

test('each variant that a run names exists', () => {
  expect(runs.flat().filter((name) => !names.includes(name))).toEqual([]);
});

test.concurrent.each(process.env.EVERY_MUTANT ? names.map((name) => [name]) : runs)(
  'no false alarm: %s',
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

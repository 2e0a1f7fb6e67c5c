/**
 * Tests of the conformance check: complete runs against the mock over HTTP and its mutants. In the mode `mutants` every
 * mutant is tried, as many at once as there are cores.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['tests/conformance/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    maxConcurrency: mode === 'mutants' ? availableParallelism() : 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));

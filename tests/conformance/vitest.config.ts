/**
 * Tests of the conformance check: complete runs against the mock over HTTP and its mutants. `EVERY_MUTANT` tries all
 * mutants instead of a sample, as many in parallel as there are cores.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/conformance/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    maxConcurrency: process.env.EVERY_MUTANT ? availableParallelism() : 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

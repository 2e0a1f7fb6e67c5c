/** Tests of the conformance check: runs against the mock over HTTP; with `DEEP` also Django, hostile backends, the package. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/conformance/**/*.test.ts'],
    exclude: process.env.DEEP ? [] : ['tests/conformance/{django,hostile}.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // The contract's schemas are compiled once for each worker.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

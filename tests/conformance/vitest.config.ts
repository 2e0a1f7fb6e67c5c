/** Tests of the conformance check: complete runs against the mock over HTTP, and with `DJANGO` against Django. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/conformance/**/*.test.ts'],
    exclude: process.env.DJANGO ? [] : ['tests/conformance/django.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

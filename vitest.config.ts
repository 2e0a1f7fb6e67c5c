/** Unit, contract and mock tests in Node. End-to-end tests cover the browser. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCK_BACKEND__: '"msw"' },
  test: {
    include: [
      '{contract,src,mocks,scripts}/**/*.test.ts',
      'tests/{architecture,contract,edge,prerender}/**/*.test.ts',
    ],
    environment: 'node',
    // Threads start faster than processes. Some files mostly wait for servers and commands.
    pool: 'threads',
    maxWorkers: 3,
    // Long enough for a busy machine, on which slow tests are not a defect.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

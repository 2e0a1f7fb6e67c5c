/** Unit, contract and mock tests, in Node. The browser's part is tested end to end. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCK_BACKEND__: '"msw"' },
  test: {
    include: [
      '{contract,src,mocks,scripts}/**/*.test.ts',
      'tests/{architecture,contract,edge,prerender}/**/*.test.ts',
    ],
    environment: 'node',
    // Threads start faster than processes. Some files mostly wait, for servers and commands.
    pool: 'threads',
    maxWorkers: 3,
    // Wide enough for a busy machine: what is slow there is no defect.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

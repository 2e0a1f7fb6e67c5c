/** Unit, contract and mock tests, in Node. The browser's part is tested end to end. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCK_BACKEND__: '"msw"' },
  test: {
    include: [
      '{openapi,src,mocks,scripts}/**/*.test.ts',
      'tests/{accessibility,architecture,contract,edge,prerender}/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 30_000,
  },
});

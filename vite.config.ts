/** Build and development server. The mode decides who answers /api/ and /hrms/: `mock`, `live` or (a build) `production`. */
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { mockMedia } from './scripts/vite/mock-media.ts';

/** Forwards a path to a real backend; the credential is added here and never reaches the browser. */
function forward(target: string | undefined, credential?: string, strip = ''): ProxyOptions {
  const authorization = credential && `Basic ${Buffer.from(credential).toString('base64')}`;
  return {
    target,
    changeOrigin: true,
    headers: authorization ? { authorization } : {},
    rewrite: (path) => path.slice(strip.length),
  };
}

export default defineConfig(({ mode }) => {
  const mocked = mode === 'mock';
  const { AGENCY_ORIGIN, AGENCY_BASIC_AUTH, HRMS_ORIGIN } = loadEnv(mode, '.', '');
  const proxy = {
    ...(AGENCY_ORIGIN && {
      '/api': forward(AGENCY_ORIGIN, AGENCY_BASIC_AUTH),
      '/media': forward(AGENCY_ORIGIN),
    }),
    ...(HRMS_ORIGIN && { '/hrms': forward(HRMS_ORIGIN, undefined, '/hrms') }),
  };
  return {
    plugins: [
      react(),
      ...(mocked ? [msw({ mode: 'worker-only' }), mockMedia('mocks/assets')] : []),
    ],
    define: { __MOCK_BACKEND__: JSON.stringify(mocked) },
    build: {
      outDir: mocked ? 'dist-mock' : 'dist',
      target: ['chrome111', 'safari16.4', 'firefox114'],
      assetsInlineLimit: 0,
    },
    server: { port: 5173, strictPort: true, host: 'localhost', proxy: mocked ? {} : proxy },
    preview: { port: 4173, strictPort: true, host: 'localhost', proxy: mocked ? {} : proxy },
  };
});

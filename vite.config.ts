/** Build and development server. The mode decides who answers /api/ and /hrms/: `mock`, `prism`, `live` or (a build) `production`. */
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv, type ProxyOptions, type Rolldown } from 'vite';
import { nameClass } from './scripts/vite/class-names.ts';
import { mockMedia } from './scripts/vite/mock-media.ts';
import { needsBuild } from './scripts/vite/needs-build.ts';
import { qaUrl } from './scripts/vite/qa-url.ts';
import { keepShell } from './scripts/vite/shell.ts';

/** Forwards a path to a backend, with headers that never reach the browser. */
function forward(target: string, headers: Record<string, string> = {}, strip = ''): ProxyOptions {
  return { target, changeOrigin: true, headers, rewrite: (path) => path.slice(strip.length) };
}

/** The credential of the agency's backend, `user:password` in. */
function basicAuth(credential: string | undefined): Record<string, string> {
  if (!credential) return {};
  return { authorization: `Basic ${Buffer.from(credential).toString('base64')}` };
}

const folderOfStyles = /\/src\/(?:(?:features|shared)\/)?([\w-]+)\/.*\.css$/;

/** Chunks follow from `lazy()`. Besides, one holds all that the entry imports, and one what many lazy parts share. */
const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'site', tags: ['$initial'] },
    // Prerendering inlines the style sheets that a page uses, and the content policy has a hash for each.
    {
      name: (id) => folderOfStyles.exec(id)?.[1] ?? null,
      debugName: 'styles',
      test: folderOfStyles,
    },
    { name: 'shared', minShareCount: 7 },
  ],
};

/** Prism knows no sessions: it only wants to see that a call brings one where the contract says so. */
const prismSession = { cookie: 'sessionid=prism' };

export default defineConfig(({ mode, isSsrBuild }) => {
  const backends: Record<string, string> = { mock: 'msw', prism: 'prism' };
  const backend = backends[mode] ?? false;
  const { AGENCY_ORIGIN, AGENCY_BASIC_AUTH, HRMS_ORIGIN } = loadEnv(mode, '.', '');
  const proxy = {
    ...(AGENCY_ORIGIN && {
      '/api': forward(AGENCY_ORIGIN, {
        ...basicAuth(AGENCY_BASIC_AUTH),
        ...(backend === 'prism' && prismSession),
      }),
      ...(!backend && { '/media': forward(AGENCY_ORIGIN) }),
    }),
    ...(HRMS_ORIGIN && { '/hrms': forward(HRMS_ORIGIN, {}, '/hrms') }),
  };
  return {
    plugins: [
      react(),
      ...(backend
        ? [msw({ mode: 'worker-only' }), mockMedia('mocks/assets'), needsBuild(), qaUrl()]
        : [keepShell()]),
    ],
    define: { __MOCK_BACKEND__: JSON.stringify(backend) },
    // What renders pages to HTML runs on its own, wherever its folder is.
    ssr: { noExternal: isSsrBuild || undefined },
    css: { modules: { generateScopedName: nameClass } },
    build: {
      outDir: isSsrBuild
        ? 'build/server'
        : backend === 'msw'
          ? 'dist-mock'
          : backend
            ? 'dist-prism'
            : 'dist',
      copyPublicDir: !isSsrBuild,
      target: ['chrome111', 'safari16.4', 'firefox114'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting } },
    },
    server: {
      port: 5173,
      strictPort: true,
      host: 'localhost',
      proxy: backend === 'msw' ? {} : proxy,
      // A build beside the running server is no reason to load its pages again.
      watch: { ignored: ['**/dist*/**', '**/build/**'] },
    },
    preview: {
      port: 4173,
      strictPort: true,
      host: 'localhost',
      proxy: backend === 'msw' ? {} : proxy,
    },
  };
});

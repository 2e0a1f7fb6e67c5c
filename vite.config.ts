/**
 * Build and development server. The mode decides what responds to /api/ and /hrms/: `mock`, `prism`, `live` or (a
 * build) `production`.
 */
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import customMedia from 'postcss-custom-media';
import { defineConfig, loadEnv, type Plugin, type ProxyOptions, type Rolldown } from 'vite';
import { parseSecureOrigin } from './scripts/edge/origin.ts';
import { followContract } from './scripts/vite/followContract.ts';
import { mockBuild } from './scripts/vite/mockBuild.ts';
import { pathsOnly } from './scripts/vite/pathsOnly.ts';
import { keepShell } from './scripts/vite/shell.ts';

/** Proxies to Prism, with the credentials of the contract. Prism has no sessions and accepts any value. */
function toPrism(agency = '', hrms = ''): Record<string, ProxyOptions> {
  const headers = { cookie: 'sessionid=prism', authorization: `Basic ${btoa('prism:prism')}` };
  return {
    '/api': { target: agency, changeOrigin: true, headers },
    '/hrms': { target: hrms, changeOrigin: true, rewrite: (path) => path.slice('/hrms'.length) },
  };
}

/** The edge's plugin. Node loads it, because Vite would bundle its imports, among them all screens of the site. */
async function loadEdge(): Promise<typeof import('./scripts/vite/edge.ts')> {
  return import(new URL('scripts/vite/edge.ts', import.meta.url).href);
}

/** The recorded examples. Node loads the reader, because Vite would bundle the contract. */
async function loadRecordings(folder: string) {
  const file = new URL('scripts/recorded/loadRecordings.ts', import.meta.url);
  const { loadRecordings }: typeof import('./scripts/recorded/loadRecordings.ts') = await import(
    file.href
  );
  try {
    return loadRecordings(folder);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const folderOfStyles = /\/src\/(?:(?:features|shared)\/)?([\w-]+)\/.*\.css$/;

/** Whether the home page imports the module, itself or through others. */
function isOnHome(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith('/features/home/Home.tsx')) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isOnHome(importer, graph, seen));
}

/** Chunks besides those of `lazy()`. Few, because each file of a page is a request. */
const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    { name: 'site', tags: ['$initial'] },
    // What the home page shares with other pages.
    {
      name: (id, graph) => (isOnHome(id, graph) ? 'shared' : null),
      debugName: 'shared',
      minShareCount: 2,
    },
    // Prerendering inlines the style sheets of a page, and the content policy has a hash for each.
    {
      name: (id) => folderOfStyles.exec(id)?.[1] ?? null,
      debugName: 'styles',
      test: folderOfStyles,
    },
  ],
};

/** Resolves the router to its production build; the default is its development build, with warnings. */
const productionRouter = {
  find: /^react-router$/,
  replacement: path.resolve('node_modules/react-router/dist/production/index.mjs'),
};

/** Lets the build drop the router's unused components, which calls without a mark and names for debugging would keep. */
const dropUnusedOfRouter: Plugin = {
  name: 'drop-unused-of-router',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*$/gm, ''),
  },
};

const address = { strictPort: true, host: 'localhost' };

/** Ends the command with a sentence about a variable that has no effect on it. */
function refuseIdleVariables(mode: string, isDevelopment: boolean): void {
  const { AGENCY_ORIGIN, HRMS_ORIGIN, AGENCY_BASIC_AUTH, MOCK_EXAMPLES } = process.env;
  const hasOrigin = AGENCY_ORIGIN || HRMS_ORIGIN;
  const problem =
    mode === 'mock' && !isDevelopment && hasOrigin
      ? 'AGENCY_ORIGIN and HRMS_ORIGIN have no effect on a mock build. Use npm start or npm run start:live.'
      : mode === 'mock' && AGENCY_BASIC_AUTH && !AGENCY_ORIGIN
        ? 'AGENCY_BASIC_AUTH has no effect on the mock without AGENCY_ORIGIN.'
        : MOCK_EXAMPLES && mode !== 'mock' && mode !== 'prism'
          ? 'MOCK_EXAMPLES has no effect without the mock. Use npm start.'
          : null;
  if (!problem) return;
  console.error(problem);
  process.exit(2);
}

/** Gives pages the site's address as an origin, or ends the command with a sentence on what to write. */
function parseSiteUrl(value: string): void {
  try {
    process.env.VITE_SITE_URL = parseSecureOrigin(value, 'VITE_SITE_URL').origin;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

export default defineConfig(async ({ command, mode, isPreview, isSsrBuild }) => {
  const isDevelopment = command === 'serve' && !isPreview;
  refuseIdleVariables(mode, isDevelopment);
  const backends: Record<string, string> = { mock: 'msw', prism: 'prism' };
  const backend = backends[mode] ?? false;
  const { AGENCY_ORIGIN: agency, HRMS_ORIGIN: hrms, ...env } = loadEnv(mode, '.', '');
  const recordings = backend && env.MOCK_EXAMPLES ? await loadRecordings(env.MOCK_EXAMPLES) : {};
  if (env.VITE_SITE_URL) parseSiteUrl(env.VITE_SITE_URL);
  const credential = env.AGENCY_BASIC_AUTH;
  // Contracts whose calls a scenario may send to the real backend.
  const origins = Object.entries({ agency, hrms }).filter(([, origin]) => origin);
  const live = mode === 'mock' && isDevelopment ? origins.map(([api]) => api) : [];
  const proxy = backend === 'prism' ? toPrism(agency, hrms) : {};
  const mockFolder = backend === 'msw' ? 'dist-mock' : 'dist-prism';
  return {
    plugins: [
      react(),
      followContract(),
      pathsOnly(),
      dropUnusedOfRouter,
      ...(backend
        ? [
            msw({ mode: 'worker-only' }),
            mockBuild('mocks/assets'),
            ...(live.length > 0 ? [(await loadEdge()).edge({ agency, hrms, credential })] : []),
          ]
        : [
            keepShell(),
            (await loadEdge()).edge({ agency, hrms, credential, media: env.MEDIA_ORIGINS }),
          ]),
    ],
    resolve: { alias: mode === 'production' && !isSsrBuild ? [productionRouter] : [] },
    define: {
      __MOCK_BACKEND__: JSON.stringify(backend),
      __MOCK_EXAMPLES__: JSON.stringify(recordings),
      __LIVE_APIS__: JSON.stringify(live),
    },
    // The build that renders pages to HTML needs no node_modules, wherever its folder is.
    ssr: { noExternal: isSsrBuild || undefined },
    css: {
      postcss: {
        plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()],
      },
    },
    build: {
      outDir: isSsrBuild ? 'build/server' : backend ? mockFolder : 'dist',
      copyPublicDir: !isSsrBuild,
      // The oldest supported browsers.
      target: ['chrome111', 'safari16.4', 'firefox114'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The mock's service worker handles every request, so fewer files load faster.
      cssCodeSplit: backend !== 'msw',
      rolldownOptions: isSsrBuild
        ? {}
        : { output: { codeSplitting: backend === 'msw' ? false : codeSplitting } },
    },
    server: {
      port: 5173,
      ...address,
      proxy,
      // A build must not reload the pages of a running server.
      watch: { ignored: ['**/dist*/**', '**/build/**'] },
    },
    preview: { port: 4173, ...address, proxy },
  };
});

/** Vite plugin for modes with a mock backend. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/** Prints the URL of the error list below the site's URL. */
function addQaUrl(server: ViteDevServer | PreviewServer): void {
  const print = server.printUrls;
  server.printUrls = () => {
    print();
    const [origin] = server.resolvedUrls?.local ?? [];
    if (origin) server.config.logger.info(`  ➜  QA:      ${origin}__errors, panel with Alt+M`);
  };
}

/**
 * Serves the mock content's images and videos (`media`) under /media/, copies them into a build with a `404.html`, keeps
 * search engines away from it, and makes `vite preview` fail without a build, instead of responding with 404 to everything.
 */
export function mockBuild(media: string): Plugin {
  return {
    name: 'mock-build',
    configureServer(server) {
      server.middlewares.use('/media', sirv(media, { dev: true }));
      addQaUrl(server);
    },
    configurePreviewServer(server) {
      const { outDir } = server.config.build;
      if (!existsSync(outDir)) {
        throw new Error(`There is no ${outDir} to serve. Make it with: npm run build:mock`);
      }
      addQaUrl(server);
      // Compressing files on every request takes longer than sending them uncompressed on the same machine.
      server.middlewares.use((request, _response, next) => {
        delete request.headers['accept-encoding'];
        next();
      });
    },
    transformIndexHtml(_html, { server }) {
      if (server) return;
      // Capitals distinguish it from the tag of not-found pages; the meaning is the same.
      const attrs = { name: 'ROBOTS', content: 'NOINDEX, NOFOLLOW' };
      return [{ tag: 'meta', attrs, injectTo: 'head' }];
    },
    generateBundle() {
      const source = 'User-agent: *\nDisallow: /\n';
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
    },
    async closeBundle() {
      const { mode, config } = this.environment;
      if (mode !== 'build') return;
      const { outDir } = config.build;
      await cp(media, path.join(outDir, 'media'), { recursive: true });
      // A host without rules then serves every path of a link.
      await cp(path.join(outDir, 'index.html'), path.join(outDir, '404.html'));
    },
  };
}

/** Vite plugin: serves the mock content's images and videos under /media/ and copies them into a mock build. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/** `folder` has the files for /media/. Only for modes with a mock backend. */
export function mockMedia(folder: string): Plugin {
  let outDir = 'dist';
  return {
    name: 'mock-media',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    configureServer(server) {
      server.middlewares.use('/media', sirv(folder, { dev: true }));
    },
    async closeBundle() {
      if (this.environment.mode === 'build') {
        await cp(folder, path.join(outDir, 'media'), { recursive: true });
      }
    },
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Makes `vite preview` refuse to serve a build that was not made; by itself it answers everything with 404. */
export function needsBuild(): Plugin {
  return {
    name: 'needs-build',
    configurePreviewServer({ config: { root, build } }) {
      if (existsSync(path.resolve(root, build.outDir))) return;
      throw new Error(`There is no ${build.outDir} to serve. Make it with: npm run build:mock`);
    },
  };
}

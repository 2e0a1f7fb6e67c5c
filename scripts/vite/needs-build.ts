import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Makes `vite preview` fail without a build; on its own it responds with 404 to everything. */
export function needsBuild(): Plugin {
  return {
    name: 'needs-build',
    configurePreviewServer({ config: { root, build } }) {
      if (existsSync(path.resolve(root, build.outDir))) return;
      throw new Error(`There is no ${build.outDir} to serve. Make it with: npm run build:mock`);
    },
  };
}

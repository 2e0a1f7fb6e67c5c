/** `npm pack` bundles the check and its libraries into one file for Node 20.19. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const outDir = path.join(here, 'dist/bin');

/** Copies the files that the check reads, with the contract two folders above the code as in the repository. */
const copyFiles = (): Plugin => ({
  name: 'copy-files',
  async closeBundle() {
    await rm(path.join(here, 'openapi'), { recursive: true, force: true });
    await cp(path.join(here, '../openapi'), path.join(here, 'openapi'), {
      recursive: true,
      filter: (source) => !source.endsWith('.ts'),
    });
  },
});

export default defineConfig({
  root: here,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20.19',
    outDir,
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { entryFileNames: 'contract-conformance.js' } },
  },
  plugins: [copyFiles()],
});

/** Vite plugin of the production build: keeps the files that prerendering needs. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Style sheets in the order of chunk imports, so that a chunk's rules follow those of its imports. */
function orderStyles(bundle: Rolldown.OutputBundle): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.dynamicImports.forEach(visit);
  };
  Object.keys(bundle).forEach(visit);
  return [...styles];
}

/** `src/hydration/loader.ts` built for the given scripts of the page, to be inlined. */
async function buildLoader(scripts: string[]): Promise<string> {
  const [built] = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __PAGE_SCRIPTS__: JSON.stringify(scripts.map((name) => `/${name}`)) },
    build: {
      write: false,
      lib: { entry: 'src/hydration/loader.ts', formats: ['iife'], name: 'loader' },
    },
  }).then((output) => [output].flat());
  const [chunk] = built && 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('src/hydration/loader.ts was not built.');
  return chunk.code.trim();
}

/**
 * Copies the empty page to `shell.html`, which is served at URLs that were not prerendered (`index.html` becomes the
 * home page). Writes the style sheet order and the loader to `build/` beside the output folder.
 */
export function keepShell(): Plugin {
  return {
    name: 'keep-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }, bundle) {
      const work = path.join(dir, '..', 'build');
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry.');
      await mkdir(work, { recursive: true });
      // The record of the last prerendering run, whose pages this build has replaced.
      await rm(path.join(work, 'server/prerender.json'), { force: true });
      await copyFile(path.join(dir, 'index.html'), path.join(dir, 'shell.html'));
      await writeFile(path.join(work, 'styles.json'), JSON.stringify(orderStyles(bundle)));
      const loader = await buildLoader([...entry.imports, entry.fileName]);
      await writeFile(path.join(work, 'loader.js'), loader);
    },
  };
}

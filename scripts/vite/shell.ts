/** Vite plugin of the production build: keeps what prerendering needs of it. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

const isEntry = ([, part]: [string, Bundle[string]]) => part.type === 'chunk' && part.isEntry;

/** Names of the site's entry and of all that it imports, imported ones first. */
function entryFiles(bundle: Bundle): string[] {
  const names = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name)) return;
    for (const imported of chunk.imports) visit(imported);
    names.add(name);
  };
  for (const [name] of Object.entries(bundle).filter(isEntry)) visit(name);
  return [...names];
}

/** Style sheets of a build in the order in which its chunks import each other, so that a user's rules follow what it uses. */
function orderStyles(bundle: Bundle): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports) visit(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const name of [...entryFiles(bundle), ...Object.keys(bundle)]) visit(name);
  return [...styles];
}

/** The text of `src/loader.ts` for the given scripts, to be inlined. */
async function buildLoader(scripts: readonly string[]): Promise<string> {
  const [built] = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __PAGE_SCRIPTS__: JSON.stringify(scripts) },
    build: {
      write: false,
      lib: { entry: 'src/loader.ts', formats: ['iife'], name: 'loader' },
    },
  }).then((output) => [output].flat());
  const [chunk] = built && 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('src/loader.ts was not built.');
  return chunk.code.trim();
}

/**
 * Writes a copy of the page without content as `shell.html` (it answers addresses that were not prerendered, and
 * `index.html` will be the home page), and into `build/` beside the output folder the order of the style sheets and
 * the loader.
 */
export function keepShell(): Plugin {
  return {
    name: 'keep-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }, bundle) {
      const work = path.join(dir, '..', 'build');
      const scripts = entryFiles(bundle).map((name) => `/${name}`);
      await mkdir(work, { recursive: true });
      await copyFile(path.join(dir, 'index.html'), path.join(dir, 'shell.html'));
      await writeFile(path.join(work, 'styles.json'), JSON.stringify(orderStyles(bundle)));
      await writeFile(path.join(work, 'loader.js'), await buildLoader(scripts.reverse()));
    },
  };
}

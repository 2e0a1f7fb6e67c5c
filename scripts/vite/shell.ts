/** Vite plugin of the production build: keeps the files that prerendering needs. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
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

/** $BUILD_ID, or the commit. A page and the header `X-Build` show it, to tell which build is in use. */
function nameBuild(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*']);
  const name = process.env.BUILD_ID ?? (status === 0 ? String(stdout).trim() : 'unnamed');
  if (/^[\w.-]+$/.test(name)) return name;
  throw new Error(`BUILD_ID may have letters, digits, ".", "_" and "-" only, not ${name}`);
}

/**
 * Copies the empty page to `shell.html`, which is served at URLs that were not prerendered, and to `404.html` (prerendering
 * replaces `index.html` and `404.html`). Every page names the build, by default its commit. Writes the style sheet order and
 * the loader to `build/` beside the output folder.
 */
export function keepShell(): Plugin {
  return {
    name: 'keep-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: nameBuild() }, injectTo: 'head' },
    ],
    async writeBundle({ dir = 'dist' }, bundle) {
      const work = path.join(dir, '..', 'build');
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry.');
      await mkdir(work, { recursive: true });
      for (const name of ['shell.html', '404.html']) {
        await copyFile(path.join(dir, 'index.html'), path.join(dir, name));
      }
      await writeFile(path.join(work, 'styles.json'), JSON.stringify(orderStyles(bundle)));
      const loader = await buildLoader([...entry.imports, entry.fileName]);
      await writeFile(path.join(work, 'loader.js'), loader);
    },
  };
}

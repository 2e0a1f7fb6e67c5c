/** Vite plugin of the production build: keeps what prerendering needs of it. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

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
  for (const name of Object.keys(bundle)) visit(name);
  return [...styles];
}

/**
 * Writes a copy of the page without content as `shell.html` (it answers addresses that were not prerendered, and
 * `index.html` will be the home page), and the order of the style sheets into `build/` beside the output folder.
 */
export function keepShell(): Plugin {
  return {
    name: 'keep-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }, bundle) {
      const work = path.join(dir, '..', 'build');
      await mkdir(work, { recursive: true });
      await copyFile(path.join(dir, 'index.html'), path.join(dir, 'shell.html'));
      await writeFile(path.join(work, 'styles.json'), JSON.stringify(orderStyles(bundle)));
    },
  };
}

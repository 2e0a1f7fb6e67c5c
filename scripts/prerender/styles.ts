/** Finds the style sheets that a page needs: those of its chunks are otherwise loaded by the script. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const classSelector = /\.(-?[_a-zA-Z][\w-]*)/g;
const classAttribute = /\sclass="([^"]*)"/g;

/** Gives a function from HTML to the files (relative to `site`) whose classes it uses, in their order. */
export async function createStyleFinder(site: string, work: string) {
  const files: string[] = JSON.parse(await readFile(path.join(work, 'styles.json'), 'utf8'));
  const fileOf = new Map<string, Set<string>>();
  for (const file of files) {
    const css = await readFile(path.join(site, file), 'utf8');
    for (const [, name = ''] of css.matchAll(classSelector)) {
      fileOf.set(name, (fileOf.get(name) ?? new Set()).add(file));
    }
  }
  return (html: string): string[] => {
    const used = new Set<string>();
    for (const [, names = ''] of html.matchAll(classAttribute)) {
      for (const name of names.split(' '))
        for (const file of fileOf.get(name) ?? []) used.add(file);
    }
    return files.filter((file) => used.has(file));
  };
}

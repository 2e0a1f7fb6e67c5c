/** Finds the style sheets that a page needs, to inline them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A style sheet with its file name. */
export type StyleSheet = { file: string; css: string };

const classSelector = /\.(-?[_a-zA-Z][\w-]*)/g;
const classAttribute = /\sclass="([^"]*)"/g;

/** Creates a function from HTML to the style sheets whose classes it uses, plus those of `shell`, in order. */
export async function createStyleFinder(site: string, work: string, shell: string) {
  const files: string[] = JSON.parse(await readFile(path.join(work, 'styles.json'), 'utf8'));
  const read = async (file: string) => (await readFile(path.join(site, file), 'utf8')).trim();
  const sheets = await Promise.all(files.map(async (file) => ({ file, css: await read(file) })));
  const always = sheets.filter(({ file }) => shell.includes(`/${file}"`));
  const sheetsOf = new Map<string, Set<StyleSheet>>();
  for (const sheet of sheets) {
    for (const [, name = ''] of sheet.css.matchAll(classSelector)) {
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
    }
  }
  return (html: string): StyleSheet[] => {
    const used = new Set(always);
    for (const [, names = ''] of html.matchAll(classAttribute)) {
      for (const name of names.split(' '))
        for (const sheet of sheetsOf.get(name) ?? []) used.add(sheet);
    }
    return sheets.filter((sheet) => used.has(sheet));
  };
}

/** Finds the style sheets that a page needs, to inline them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const classSelector = /\.(-?[_a-zA-Z][\w-]*)/g;
const classAttribute = /\sclass="([^"]*)"/g;

/** Returns a function that finds the style sheets whose classes HTML uses, and those of `shell`, in order. */
export async function createStyleFinder(site: string, work: string, shell: string) {
  const files: string[] = JSON.parse(await readFile(path.join(work, 'styles.json'), 'utf8'));
  const read = async (file: string) => {
    const css = (await readFile(path.join(site, file), 'utf8')).trim();
    const classes = [...css.matchAll(classSelector)].map(([, name = '']) => name);
    return { file, css, classes: new Set(classes), always: shell.includes(`/${file}"`) };
  };
  const sheets = await Promise.all(files.map(read));
  return (html: string) => {
    const used = [...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' '));
    const names = [...new Set(used)];
    return sheets.filter(
      ({ classes, always }) => always || names.some((name) => classes.has(name)),
    );
  };
}

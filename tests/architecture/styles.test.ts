import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync(['src/**/*.css', 'mocks/**/*.css']).map((file) => {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return { file, text };
});

/** Classes that the selectors of a style sheet name. */
function classesOf(text: string): string[] {
  return [...text.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, name = '']) => name);
}

test('only colours.css has colours', () => {
  const own = sheets.filter(({ file }) => !file.endsWith('styles/colours.css'));
  const colours = own.flatMap(({ file, text }) =>
    [...text.matchAll(/#[\da-f]{3,8}\b(?![^;{}]*\{)|\b(?:rgb|hsl|oklch|lab)a?\(.*?\)/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  );
  expect(colours).toEqual([]);
});

test('widths of media queries are named in breakpoints.css', () => {
  const own = sheets.filter(({ file }) => !file.endsWith('styles/breakpoints.css'));
  const widths = own.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*\b(?:width|height)\b[^{]*/g)].map(([q]) => `${file}: ${q}`),
  );
  expect(widths).toEqual([]);
});

test('no shared class has the name of a class of a module', () => {
  const shared = new Set(
    sheets
      .filter(({ file }) => file.includes('src/styles/'))
      .flatMap(({ text }) => classesOf(text)),
  );
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
  const twins = modules.flatMap(({ file, text }) =>
    classesOf(text.replace(/:global\([^)]*\)/g, ''))
      .filter((name) => shared.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(twins).toEqual([]);
});

test('a style sheet has one rule for each selector outside others', () => {
  const twice = sheets.flatMap(({ file, text }) => {
    const rules = [...text.matchAll(/^[^\s@}][^{}]*(?=\{)/gm)].map(([selector]) => selector.trim());
    const repeated = rules.filter((each, index) => rules.indexOf(each) < index);
    return repeated.map((each) => `${file}: ${each}`);
  });
  expect(twice).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '#site.ts';
import { contrastOf, luminanceOf } from '../support/contrast.ts';

const css = readFileSync('src/styles/colours.css', 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): #(\w+);/g)].map(([, name = '', hex = '']) => [name, hex]),
);

function luminance(name: string): number {
  const hex = colours.get(name);
  if (!hex || ![3, 6].includes(hex.length)) {
    throw new Error(`--${name} of src/styles/colours.css is not #rgb or #rrggbb.`);
  }
  const parts = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return luminanceOf(parts.match(/../g)?.map((part) => Number.parseInt(part, 16)) ?? []);
}

const light = ['white', 'paper', 'paper-deep', 'lilac-wash'];
const onInk = ['ink', 'ink-raised', 'blue-deep'];

test.each<[what: string, lowest: number, fronts: string[], grounds: string[]]>([
  ['text', 4.5, ['text', 'text-soft', 'violet-deep', 'danger', 'danger-deep'], light],
  ['error texts', 4.5, ['danger', 'danger-deep'], ['danger-wash']],
  ['error texts on dark', 4.5, ['ember'], onInk],
  ['text on ember', 4.5, ['ink'], ['ember']],
  ['text on dark', 4.5, ['text-on-ink', 'text-on-ink-soft', 'lilac'], onInk],
  [
    'text of banners',
    4.5,
    ['text-on-ink', 'text-on-blue', 'lilac-wash'],
    ['violet-ink', 'blue', 'blue-deep'],
  ],
  ['text of buttons', 4.5, ['white'], ['violet', 'violet-deep', 'ink']],
  ['text of light buttons', 4.5, ['ink'], ['white', 'lilac']],
  ['focus rings', 3, ['violet'], light],
  ['focus rings on dark', 3, ['lilac'], onInk],
  ['borders of fields', 3, ['field-line'], ['white']],
  ['borders of fields on dark', 3, ['field-line-on-ink'], ['ink']],
])('the colours of %s have a contrast of at least %d', (_, lowest, fronts, grounds) => {
  const pairs = fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));
  const faint = pairs
    .map(([front, ground]) => ({
      pair: `--${front} on --${ground}`,
      contrast: contrastOf(luminance(front), luminance(ground)),
    }))
    .filter(({ contrast }) => !(contrast >= lowest));
  expect(faint).toEqual([]);
});

test('the manifest and the browser have the name, the tagline and the ground of the site', () => {
  const ink = `#${colours.get('ink')}`;
  expect(JSON.parse(readFileSync('public/site.webmanifest', 'utf8'))).toMatchObject({
    name: site.name,
    short_name: site.name,
    description: expect.stringContaining(site.tagline),
    background_color: ink,
    theme_color: ink,
  });
  expect(readFileSync('index.html', 'utf8')).toContain(`name="theme-color" content="${ink}"`);
});

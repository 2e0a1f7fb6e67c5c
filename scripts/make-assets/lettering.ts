/** Words as outlines, taken from the site's own typefaces, so that pictures need no font to be shown. */
import { join } from 'node:path';
import { locate } from './render.ts';
import { element, fixed, group } from './svg.ts';

interface Glyph {
  path: { toSVG: () => string };
}
/** A font, as far as we use it. */
export interface Face {
  unitsPerEm: number;
  layout: (text: string) => {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number }[];
    advanceWidth: number;
  };
}

const files = {
  heading: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
} as const;

const faces = new Map<keyof typeof files, Face>();

async function face(name: keyof typeof files): Promise<Face> {
  const known = faces.get(name);
  if (known) return known;
  const { openSync } = await import('fontkit');
  const opened = openSync(join(locate('node_modules/@fontsource-variable'), files[name]));
  faces.set(name, opened);
  return opened;
}

/** The outlines of a text that starts at x on the base line y, and its width. */
export async function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  name: keyof typeof files = 'heading',
  tracking = 0,
): Promise<{ art: string; width: number }> {
  const opened = await face(name);
  const { glyphs, positions } = opened.layout(text);
  const scale = size / opened.unitsPerEm;
  let at = 0;
  const art = glyphs
    .map((glyph, index) => {
      const d = glyph.path.toSVG();
      const here = at + (positions[index]?.xOffset ?? 0);
      at += (positions[index]?.xAdvance ?? 0) + tracking / scale;
      return d === ''
        ? ''
        : element('path', { d, transform: here === 0 ? undefined : `translate(${fixed(here)})` });
    })
    .join('');
  return {
    art: group(art, {
      fill,
      transform: `translate(${fixed(x)} ${fixed(y)}) scale(${Math.round(scale * 1e5) / 1e5} ${-Math.round(scale * 1e5) / 1e5})`,
    }),
    width: at * scale - tracking,
  };
}

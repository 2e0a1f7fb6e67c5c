/** Turns sheets into files: WebP and PNG through sharp with a fine grain, SVG as text; keeps the account of sizes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { chance } from './random.ts';
import type { Sheet } from './svg.ts';

const root = join(import.meta.dirname, '..', '..');
const grains = new Map<string, Buffer>();

/** Files written in this run, with their sizes. */
export const written: { path: string; bytes: number }[] = [];

/** The absolute place of a file of the repository. */
export const locate = (path: string): string => join(root, path);

/** Writes one file, making its folder, and notes its size. */
export async function keep(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(locate(path)), { recursive: true });
  await writeFile(locate(path), content);
  written.push({ path, bytes: Buffer.byteLength(content) });
}

/** Fine monochrome noise of the given size, from -1 to 1 around the middle, the same on every run. */
export function noise(width: number, height: number): Int8Array {
  const roll = chance('grain');
  const values = new Int8Array(width * height);
  for (let index = 0; index < values.length; index += 1)
    values[index] = Math.round((roll() + roll() - 1) * 100);
  return values;
}

function grain(width: number, height: number, strength: number): Buffer {
  const key = `${width}x${height}/${strength}`;
  const known = grains.get(key);
  if (known) return known;
  const values = noise(width, height);
  const pixels = Buffer.alloc(width * height * 4);
  values.forEach((value, index) => {
    const light = value > 0 ? 255 : 0;
    pixels.set([light, light, light, Math.round((Math.abs(value) / 100) * strength)], index * 4);
  });
  grains.set(key, pixels);
  return pixels;
}

/** How a drawn picture becomes pixels: strength of the grain, width to bring it to, part to cut out first. */
export interface RasterOptions {
  grain?: number;
  resize?: number;
  crop?: readonly [left: number, top: number, width: number, height: number];
}

/** Settings of every WebP file. */
export const webp = { quality: 74, effort: 6, smartSubsample: true } as const;

/** Renders a sheet to an opaque PNG image in memory. */
export async function raster(
  sheet: Sheet,
  { grain: strength = 11, resize, crop }: RasterOptions = {},
): Promise<Buffer> {
  const raw = { width: sheet.width, height: sheet.height, channels: 4 as const };
  let image = sharp(Buffer.from(sheet.toString()), { unlimited: true }).removeAlpha();
  if (strength > 0)
    image = image.composite([
      { input: grain(sheet.width, sheet.height, strength), raw, blend: 'over' },
    ]);
  let buffer = await image.png({ compressionLevel: 1 }).toBuffer();
  if (crop)
    buffer = await sharp(buffer)
      .extract({ left: crop[0], top: crop[1], width: crop[2], height: crop[3] })
      .png({ compressionLevel: 1 })
      .toBuffer();
  if (resize !== undefined)
    buffer = await sharp(buffer).resize(resize).png({ compressionLevel: 1 }).toBuffer();
  return sharp(buffer).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

/** Renders a sheet to one WebP file. */
export async function picture(
  path: string,
  sheet: Sheet,
  { quality = webp.quality, ...options }: RasterOptions & { quality?: number } = {},
): Promise<void> {
  const image = sharp(await raster(sheet, options));
  await keep(path, await image.webp({ ...webp, quality }).toBuffer());
}

/** Renders a sheet to a PNG file of the given width. */
export async function png(path: string, sheet: Sheet, width: number, colours = 256): Promise<void> {
  const scale = width / sheet.width;
  const buffer = await sharp(Buffer.from(sheet.toString()), { density: Math.max(72, 72 * scale) })
    .resize(width)
    .png({ palette: true, colours, effort: 10, dither: 0.9 })
    .toBuffer();
  await keep(path, buffer);
}

/** Writes a sheet as an SVG file. */
export const vector = (path: string, content: Sheet | string): Promise<void> =>
  keep(path, `${content.toString()}\n`);

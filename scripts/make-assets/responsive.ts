/** Writes the pictures of our own pages as browsers choose them: AVIF and WebP, each at several widths. */
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { keep, locate, type RasterOptions, raster, webp } from './render.ts';
import type { Sheet } from './svg.ts';

/** At 46, AVIF is at least as like the drawing as WebP at 74 (SSIM); full colour keeps the thin bright lines. */
const avif = { quality: 46, effort: 6, chromaSubsampling: '4:4:4' } as const;

/** Removes the files of a picture at widths that are no longer made; the site would go on offering them. */
async function removeOtherWidths(path: string, widths: readonly number[]): Promise<void> {
  const folder = dirname(locate(path));
  const start = `${basename(path)}-`;
  for (const file of await readdir(folder)) {
    const [, width] = /^(\d+)\.(?:avif|webp)$/.exec(file.slice(start.length)) ?? [];
    if (file.startsWith(start) && width && !widths.includes(Number(width)))
      await rm(join(folder, file));
  }
}

/** Renders a sheet to `<path>-<width>.avif` and `.webp` for each of the widths, in pixels. */
export async function responsivePicture(
  path: string,
  sheet: Sheet,
  widths: readonly number[],
  options: RasterOptions = {},
): Promise<void> {
  const drawn = await raster(sheet, options);
  for (const width of widths) {
    const image = sharp(drawn).resize(width);
    await keep(`${path}-${width}.avif`, await image.clone().avif(avif).toBuffer());
    await keep(`${path}-${width}.webp`, await image.clone().webp(webp).toBuffer());
  }
  await removeOtherWidths(path, widths);
}

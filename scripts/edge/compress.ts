/** Writes `.br` and `.gz` beside every text file of a build, so that the edge does not compress per request. */
import { statSync } from 'node:fs';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from '../../conformance/src/inParallel.ts';
import { listFiles } from './files.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Extensions of files that are compressed. */
const textExtensions = ['html', 'css', 'js', 'txt', 'xml', 'json', 'webmanifest', 'svg'];

/** Smallest file in bytes; smaller ones gain too little. */
const smallest = 512;

const isText = (name: string) => textExtensions.includes(path.extname(name).slice(1));

/** There may be ten thousand detail pages (`job-details/x/index.html`); quality 11 takes far longer to save a tenth. */
const brotliQuality = (name: string) => (name.split('/').length > 2 ? 5 : 11);

const encodings: Record<string, (content: Buffer, name: string) => Promise<Buffer>> = {
  '.br': (content, name) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) } }),
  '.gz': (content) => deflate(content, { level: 9 }),
};

/** Skips compressed files with the modification time of the original. Renaming makes each write atomic. */
async function compressFile(folder: string, name: string): Promise<number> {
  const file = path.join(folder, name);
  const { mtime, mtimeMs, size } = await stat(file);
  let written = 0;
  for (const [suffix, compress] of Object.entries(encodings)) {
    const target = file + suffix;
    const done = statSync(target, { throwIfNoEntry: false });
    if (size < smallest) {
      await rm(target, { force: true });
    } else if (!done || Math.abs(done.mtimeMs - mtimeMs) > 1) {
      await writeFile(`${target}.part`, await compress(await readFile(file), name));
      await utimes(`${target}.part`, mtime, mtime);
      await rename(`${target}.part`, target);
      written += 1;
    }
  }
  return written;
}

/** Compresses a build, and removes compressed copies of missing files; returns the number of files written. */
export async function compressSite(folder: string): Promise<number> {
  let written = 0;
  const names = await listFiles(folder);
  const known = new Set(names);
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '');
    // A download may itself be an archive.
    if (!known.has(original) && isText(original)) await rm(path.join(folder, name));
  }
  await inParallel(names.filter(isText), availableParallelism(), async (name) => {
    const count = await compressFile(folder, name);
    written += count;
  });
  return written;
}

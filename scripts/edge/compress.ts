/** Writes `.br` and `.gz` beside every text file of a build, so that the edge sends them without any work of its own. */
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files.ts';
import { textExtensions } from './mediaTypes.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What packing takes off smaller files is not worth two more files. */
const smallest = 512;

const packedName = new RegExp(`(?<=[.](${textExtensions.join('|')}))[.](br|gz)$`);
const isText = (name: string) => textExtensions.includes(path.extname(name).slice(1));

/** Pages of items, such as `job-details/x/index.html`, may be ten thousand, and the last tenth of their size costs most. */
const brotliQuality = (name: string) => (name.split('/').length > 2 ? 5 : 11);

const forms = [
  {
    suffix: '.br',
    pack: (content: Buffer, name: string) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) } }),
  },
  { suffix: '.gz', pack: (content: Buffer) => deflate(content, { level: 9 }) },
];

const modifiedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** A packed form with its file's own time is still right. It appears whole or not at all. */
async function packFile(folder: string, name: string): Promise<number> {
  const file = path.join(folder, name);
  const { mtime, mtimeMs, size } = await stat(file);
  let written = 0;
  for (const { suffix, pack } of forms) {
    const target = file + suffix;
    if (size < smallest) {
      await rm(target, { force: true });
    } else if (Math.abs((await modifiedAt(target)) - mtimeMs) > 1) {
      await writeFile(`${target}.part`, await pack(await readFile(file), name));
      await utimes(`${target}.part`, mtime, mtime);
      await rename(`${target}.part`, target);
      written += 1;
    }
  }
  return written;
}

/** Packs a build and removes packed forms whose file is gone. Gives how many files were written and removed. */
export async function compressSite(folder: string): Promise<{ written: number; removed: number }> {
  const names = await listFiles(folder);
  const there = new Set(names);
  const orphans = names.filter(
    (name) => packedName.test(name) && !there.has(name.replace(packedName, '')),
  );
  await Promise.all(orphans.map((name) => rm(path.join(folder, name))));
  const waiting = names.filter(isText);
  let written = 0;
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const packed = await packFile(folder, name);
      written += packed;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { written, removed: orphans.length };
}

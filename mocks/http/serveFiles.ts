import type { IncomingMessage } from 'node:http';
import sirv, { type Options } from 'sirv';

/** Rewrites a range that sirv misreads (`-5`, `5-2`, several) to one that it reads, or removes it: a range may be ignored. */
function rewriteRange({ headers }: IncomingMessage, size: number): void {
  const [, first, last] = /^bytes=(?=\S{2})(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const start = first ? Number(first) : size - Math.min(Number(last), size);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end) headers.range = `bytes=${size}-`;
  else if (first === undefined || end === 0) delete headers.range;
  else headers.range = `bytes=${start}-${end}`;
}

/** A handler of requests that serves the files of a folder. */
export const serveFiles = (folder: string, options: Options = {}) =>
  sirv(folder, {
    dev: true,
    ...options,
    setHeaders: ({ req }, _, { size }) => rewriteRange(req, size),
  });

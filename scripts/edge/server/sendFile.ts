/** Sends one file of the build: packed when the browser takes it packed, in part when it asks for a part, not at all when it has it. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaTypes, textExtensions, unknownType } from '../mediaTypes.ts';
import type { BuiltSite } from '../site.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

/** First and last byte of a single range, `null` for a range that the file does not have, `undefined` for none. */
function readRange(header: string | undefined, size: number): [number, number] | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : null;
}

/** Sends `file` (a name of the site's list) with a status. Headers set before stay. */
export async function sendFile(
  site: BuiltSite,
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const extension = path.extname(file).slice(1);
  response.setHeader('Content-Type', mediaTypes[extension] ?? unknownType);
  const packed = textExtensions.includes(extension);
  if (packed) response.setHeader('Vary', 'Accept-Encoding');
  const asked = String(request.headers['accept-encoding'] ?? '');
  const encoding = encodings.find(
    ({ name, suffix }) => packed && site.files.has(file + suffix) && accepts(asked, name),
  );
  const source = path.join(site.folder, file + (encoding?.suffix ?? ''));
  const { size, mtime } = await stat(source);
  const tag = `"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"`;
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.setHeader('ETag', tag).setHeader('Last-Modified', mtime.toUTCString());
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const range = status === 200 && !encoding ? readRange(request.headers.range, size) : undefined;
  if (range === null) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const [start, end] = range ?? [0, size - 1];
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1).setHeader('Accept-Ranges', 'bytes');
  response.writeHead(range ? 206 : status);
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(createReadStream(source, { start, end }), response);
}

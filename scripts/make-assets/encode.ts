/** Turns drawn frames into films: sheets to raw pixels through sharp, piped into ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { locate, noise, picture, written } from './render.ts';
import type { Sheet } from './svg.ts';

/** A film: its frames are drawn for a time from 0 to 1. */
export interface Film {
  width: number;
  height: number;
  seconds: number;
  frame: (time: number) => Sheet;
  /** The files to write; a smaller quality number looks better and weighs more. */
  outputs: readonly { path: string; quality: number }[];
  /** A still of the film, with the time it shows. */
  poster?: { path: string; time: number };
}

const rate = 24;

const codec = (path: string, quality: number): string[] =>
  path.endsWith('.mp4')
    ? [
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        String(quality),
        '-threads',
        '2',
        '-profile:v',
        'high',
        '-movflags',
        '+faststart',
      ]
    : [
        '-c:v',
        'libvpx-vp9',
        '-b:v',
        '0',
        '-crf',
        String(quality),
        '-deadline',
        'good',
        '-cpu-used',
        '2',
        '-row-mt',
        '1',
        '-threads',
        '2',
        '-g',
        '240',
      ];

/** Renders and encodes a film, with a still grain against banding. */
export async function makeFilm({
  width,
  height,
  seconds,
  frame,
  outputs,
  poster,
}: Film): Promise<void> {
  if (poster) await picture(poster.path, frame(poster.time), { quality: 72, grain: 7 });
  for (const { path } of outputs) await mkdir(dirname(locate(path)), { recursive: true });
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    '-',
  ];
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const results = outputs.flatMap(({ path, quality }) => [
    ...colours,
    ...codec(path, quality),
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    locate(path),
  ]);
  const ffmpeg = spawn('ffmpeg', [...input, ...results], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              'ffmpeg was not found on PATH. Install it to make the films; the other groups do not need it.',
            )
          : error,
      ),
    );
    ffmpeg.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}`)),
    );
  });
  ended.catch(() => undefined);
  ffmpeg.stdin.on('error', () => undefined);
  const grain = noise(width, height);
  const count = Math.round(seconds * rate);
  const draw = async (index: number): Promise<Buffer> => {
    const pixels = await sharp(Buffer.from(frame(index / count).toString()), { unlimited: true })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    for (let at = 0, spot = 0; spot < grain.length; at += 3, spot += 1) {
      const shift = Math.round((grain[spot] ?? 0) / 55);
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] = Math.min(255, Math.max(0, (pixels[at + channel] ?? 0) + shift));
    }
    return pixels;
  };
  const ahead = Array.from({ length: Math.min(4, count) }, (_, index) => draw(index));
  for (let index = 0; index < count; index += 1) {
    if (ffmpeg.exitCode !== null || ffmpeg.stdin.destroyed) break;
    const pixels = await ahead.shift();
    if (index + 4 < count) ahead.push(draw(index + 4));
    if (pixels && !ffmpeg.stdin.write(pixels))
      await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  await Promise.all(ahead);
  ffmpeg.stdin.end();
  await ended;
  for (const { path } of outputs)
    written.push({ path, bytes: (await readFile(locate(path))).length });
}

/** Reading and compressing a build, and the command. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressSite } from '../../scripts/edge/compress.ts';
import { listFiles } from '../../scripts/edge/files.ts';
import { readSite } from '../../scripts/edge/site.ts';

let folder = '';
const file = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = (start: string) => start.padEnd(3000, ' text');

/** Reads a build that has only this page. */
async function readPage(html: string) {
  await writeFile(file('index.html'), html);
  return readSite(folder);
}

test('finds hashes of inline code', async () => {
  const { inline } = await readPage(
    `<style media="print">a{}</style><script>run()</script>
    <script type="module">more()</script><script type="application/json">{"a":1}</script>
    <script type="application/ld+json">{}</script><script src="/a.js"></script>`,
  );
  expect(inline).toEqual({
    // Each from `printf … | openssl dgst -sha256 -binary | base64`.
    scripts: [
      'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
      'sha256-tQCBHdhZF+YZA1SfmY9EcKxkOEB4SQok5ogPYW6m+QI=',
    ],
    styles: ['sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='],
  });
});

test('finds other origins of images and videos', async () => {
  const { mediaOrigins } = await readPage(
    `<img alt="" src="https://Images.example/a.webp"><img src="/own.webp">
    <video poster="http://videos.example:8080/p.webp"><source src="https://videos.example/f.mp4"></video>
    <a href="https://elsewhere.example/">a link</a>`,
  );
  expect(mediaOrigins).toEqual([
    'http://videos.example:8080',
    'https://images.example',
    'https://videos.example',
  ]);
});

/** Writes two text files that are worth compressing. */
async function writeTexts() {
  await writeFile(file('index.html'), text('one'));
  await writeFile(file('more.js'), text('more'));
}

test('only large text files are compressed', async () => {
  await writeTexts();
  await writeFile(file('small.css'), 'a{}');
  await writeFile(file('photo.webp'), text('photo'));
  expect(await compressSite(folder)).toBe(4);
  expect(existsSync(file('small.css.br'))).toBe(false);
  expect(existsSync(file('photo.webp.br'))).toBe(false);
});

test('an unchanged file is compressed once', async () => {
  await writeTexts();
  expect([await compressSite(folder), await compressSite(folder)]).toEqual([4, 0]);
});

test('a changed file is compressed again', async () => {
  await writeTexts();
  await compressSite(folder);
  await writeFile(file('index.html'), text('two'));
  // A copied file may be older than its compressed copy.
  await utimes(file('index.html'), 1_000_000, 1_000_000);
  expect(await compressSite(folder)).toBe(2);
  expect(brotliDecompressSync(await readFile(file('index.html.br'))).toString()).toBe(text('two'));
  expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe(text('two'));
});

test('compressed copies of a removed file are removed', async () => {
  await writeTexts();
  await compressSite(folder);
  await rm(file('more.js'));
  await compressSite(folder);
  expect(await listFiles(folder)).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});

test('the configuration of a build has its name, its calls and its pages', async () => {
  await writeFile(
    file('index.html'),
    '<meta name="build" content="v1"><link rel="canonical" href="https://A.example/">',
  );
  const out = path.join(folder, 'nginx');
  const words = ['scripts/edge-config.ts', '--dist', folder, '--out', out];
  const { status, stdout } = spawnSync('node', words, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringContaining('https://a.example')]);
  const [build = '', pages] = await Promise.all(
    ['build.conf', 'pages.conf', 'server.conf'].map((name) =>
      readFile(path.join(out, name), 'utf8'),
    ),
  );
  expect(build).toContain('default "v1";');
  expect(build).toContain('"~^/api/careers/profile/$" "POST, PUT";');
  expect(build).toContain('"~^/product$" "/#";');
  expect(pages).toMatch(/\^\(.*\/job-details\/\[\^\/\]\+\)/);
});

test('a folder without a build is refused', async () => {
  const sentence = 'There is no built site in /nowhere. Run `npm run build` first.';
  await expect(readSite('/nowhere')).rejects.toThrow(sentence);
});

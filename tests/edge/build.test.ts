/** What the edge reads from a build and writes into it. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressSite } from '../../scripts/edge/compress.ts';
import { findMediaOrigins, hashInline } from '../../scripts/edge/readPages.ts';
import { readSite } from '../../scripts/edge/site.ts';
import { renderHeaders, renderRedirects } from '../../scripts/edge/staticHosts.ts';

let folder = '';
const file = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = (start: string) => start.padEnd(3000, ' text');

test('inline scripts and styles are hashed, data blocks and files are not', () => {
  const html = `<style media="print">a{}</style><script>run()</script>
    <script type="module">more()</script><script type="application/json">{"a":1}</script>
    <script type="application/ld+json">{}</script><script src="/a.js"></script>`;
  expect(hashInline(html)).toEqual({
    // Each from `printf … | openssl dgst -sha256 -binary | base64`.
    scripts: [
      'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
      'sha256-tQCBHdhZF+YZA1SfmY9EcKxkOEB4SQok5ogPYW6m+QI=',
    ],
    styles: ['sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='],
  });
});

test('images and videos from other origins are found', () => {
  const html = `<img alt="" src="https://Images.example/a.webp"><img src="/own.webp">
    <video poster="http://videos.example:8080/p.webp"><source src="https://videos.example/f.mp4"></video>
    <a href="https://elsewhere.example/">a link</a>`;
  expect(findMediaOrigins(html)).toEqual([
    'https://images.example',
    'http://videos.example:8080',
    'https://videos.example',
  ]);
});

test('text is compressed, again only after its file changed', async () => {
  await writeFile(file('index.html'), text('one'));
  await writeFile(file('small.css'), 'a{}');
  await writeFile(file('more.js'), text('more'));
  await writeFile(file('photo.webp'), text('photo'));
  expect(await compressSite(folder)).toEqual({ written: 4, removed: 0 });
  expect(await compressSite(folder)).toEqual({ written: 0, removed: 0 });
  expect(existsSync(file('small.css.br'))).toBe(false);
  expect(existsSync(file('photo.webp.br'))).toBe(false);

  await writeFile(file('index.html'), text('two'));
  // A copied file may be older than its compressed form.
  await utimes(file('index.html'), 1_000_000, 1_000_000);
  expect(await compressSite(folder)).toEqual({ written: 2, removed: 0 });
  expect(brotliDecompressSync(await readFile(file('index.html.br'))).toString()).toBe(text('two'));
  expect(gunzipSync(await readFile(file('index.html.gz'))).toString()).toBe(text('two'));

  await rm(file('index.html'));
  expect(await compressSite(folder)).toEqual({ written: 0, removed: 2 });
  expect(existsSync(file('index.html.br'))).toBe(false);
});

test('a build that was not prerendered is its own shell', async () => {
  await writeFile(file('index.html'), '<style>a{}</style>');
  const site = await readSite(folder);
  expect(site).toMatchObject({ shell: 'index.html', notFound: 'index.html' });
  expect(site.inline.styles).toHaveLength(1);
  await writeFile(file('shell.html'), '');
  await writeFile(file('404.html'), '');
  expect(await readSite(folder)).toMatchObject({ shell: 'shell.html', notFound: '404.html' });
});

test('a folder without a build is an error', async () => {
  await expect(readSite(file('none'))).rejects.toThrow('Run `npm run build` first.');
});

test('other static hosts get the payment policy everywhere, and the stricter one on other pages', async () => {
  await writeFile(file('index.html'), '');
  const site = await readSite(folder);
  const headers = renderHeaders({
    inline: site.inline,
    contentOrigins: [],
    reportTo: null,
    tls: true,
  });
  const rules = new Map(
    headers
      .trim()
      .split('\n\n')
      .map((rule) => rule.split(/\n(.*)/s, 2) as [string, string]),
  );
  expect(rules.get('/*')).toContain("script-src 'self' https://js.stripe.com");
  expect(rules.get('/*')).toContain('X-Content-Type-Options: nosniff');
  expect(rules.get('/services-details/:id')).toContain("frame-src 'none'");
  expect(rules.has('/pricing')).toBe(false);
  expect(rules.get('/assets/*')).toContain('immutable');
});

test('other static hosts redirect like the site and serve the shell for pages without a file', async () => {
  await writeFile(file('index.html'), '');
  const lines = renderRedirects(await readSite(folder))
    .trim()
    .split('\n');
  expect(lines).toContain('/product /# 302');
  expect(lines).toContain('/careers /index.html 200');
  expect(lines).toContain('/job-details/:slug /index.html 200');
  expect(lines.some((line) => line.startsWith('/ '))).toBe(false);
});

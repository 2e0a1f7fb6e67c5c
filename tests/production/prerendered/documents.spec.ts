/** All documents of the site together, read as files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../../scripts/edge/files.ts';
import { redirects } from '../../../src/routes.ts';
import { siteFolder } from '../places.ts';

type Document = { path: string; html: string };

/** Every page of the site: its path and its HTML. */
async function readDocuments(): Promise<Document[]> {
  const files = (await listFiles(siteFolder)).filter((file) => /(^|\/)index\.html$/.test(file));
  return Promise.all(
    files.map(async (file) => ({
      path: `/${path.dirname(file).replace(/^\.$/, '')}`,
      html: await readFile(path.join(siteFolder, file), 'utf8'),
    })),
  );
}

test('every link within the site leads to a page or a file', async () => {
  const documents = await readDocuments();
  const known = new Set([
    ...documents.map((each) => each.path),
    ...Object.keys(redirects),
    ...(await listFiles(siteFolder)).map((file) => `/${file}`),
  ]);
  const links = documents.flatMap(({ path: from, html }) =>
    [...html.matchAll(/<a\s[^>]*?href="(\/(?!\/|media\/)[^"?#]*)/g)].map(([, to = '']) => ({
      from,
      to,
    })),
  );
  expect(links.length).toBeGreaterThan(documents.length * 10);
  expect(links.filter(({ to }) => !known.has(to.replace(/(.)\/$/, '$1')))).toEqual([]);
});

test('only copies of a page have its title', async () => {
  const titles = new Map<string | undefined, Set<string | undefined>>();
  for (const { html } of await readDocuments()) {
    const [, title] = /<title>([^<]+)/.exec(html) ?? [];
    const [, canonical] = /<link rel="canonical" href="([^"]+)/.exec(html) ?? [];
    titles.set(title, (titles.get(title) ?? new Set()).add(canonical));
  }
  expect(titles.size).toBeGreaterThan(20);
  const shared = [...titles].map(([title, pages]) => [title, ...pages]);
  expect(shared.filter(([, ...pages]) => pages.length > 1)).toEqual([]);
});

test('only articles have the Open Graph type of articles', async () => {
  for (const { path: own, html } of await readDocuments()) {
    const [, type] = /<meta property="og:type" content="([^"]+)/.exec(html) ?? [];
    expect(type, own).toBe(own.startsWith('/blog-single') ? 'article' : 'website');
  }
});

test('an image loads at once only if it is the most important one', async () => {
  for (const { path: own, html } of await readDocuments()) {
    const images = html.match(/<img [^>]*loading="eager"[^>]*>/g) ?? [];
    expect(
      images.filter((image) => !/ fetchPriority="high"/i.test(image)),
      own,
    ).toEqual([]);
  }
});

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

/** Text of a piece of HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

type Link = Record<'from' | 'name' | 'href' | 'rel' | 'target' | 'class', string>;

/** Links of a document, with their accessible names. */
const linksOf = ({ path: from, html }: Document): Link[] =>
  [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => {
    const read = (name: string) =>
      new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return {
      from,
      name: textOf(read('aria-label') || content),
      href: read('href'),
      rel: read('rel'),
      target: read('target'),
      class: read('class'),
    };
  });

const readLinks = async () => (await readDocuments()).flatMap(linksOf);

/** Title on the page of a document. */
const headingOf = (html: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

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

test('only copies of a page have its title and its description', async () => {
  const pages = new Map<string | undefined, Set<string | undefined>>();
  for (const { html } of await readDocuments()) {
    const [, canonical] = /<link rel="canonical" href="([^"]+)/.exec(html) ?? [];
    for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      const [, text] = pattern.exec(html) ?? [];
      pages.set(text, (pages.get(text) ?? new Set()).add(canonical));
    }
  }
  expect(pages.size).toBeGreaterThan(40);
  const shared = [...pages].map(([text, own]) => [text, ...own]);
  expect(shared.filter(([, ...own]) => own.length > 1)).toEqual([]);
});

test('a link that is named like a page leads to that page', async () => {
  const documents = await readDocuments();
  const pages = new Map<string, string[]>();
  for (const { path: own, html } of documents) {
    const heading = headingOf(html);
    pages.set(heading, [...(pages.get(heading) ?? []), own]);
  }
  const around = /^(Read More|Previous project|Next project|View:) ?| ?\(opens in a new tab\)$/g;
  const named = documents.flatMap(linksOf).flatMap(({ from, name, href }) => {
    const title = name.replace(around, '');
    const wanted = pages.get(title);
    const to = href.replace(/#$/, '');
    return wanted && href.startsWith('/')
      ? [{ from, title, to, isRight: wanted.includes(to) }]
      : [];
  });
  expect(named.length).toBeGreaterThan(documents.length * 10);
  expect(named.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('a link to a phone or to an email address leads to the one that it shows', async () => {
  const links = (await readLinks()).filter(({ href }) => /^(tel|mailto):/.test(href));
  expect(links.length).toBeGreaterThan(50);
  const isRight = ({ name, href }: Link) =>
    href === (name.includes('@') ? `mailto:${name}` : `tel:${name.replaceAll(' ', '')}`);
  expect(links.filter((link) => !isRight(link))).toEqual([]);
});

test('a link that opens a tab says so, and gives no other site access to the page', async () => {
  const links = (await readLinks()).filter(({ target }) => target === '_blank');
  expect(links.length).toBeGreaterThan(500);
  // Links in the backend's HTML have no class.
  const own = links.filter((link) => link.class);
  expect.soft(own.filter(({ name }) => !name.includes('opens in a new tab'))).toEqual([]);
  const away = links.filter(({ href }) => !href.startsWith('/job-details/'));
  expect(away.filter(({ rel }) => !/\bnoopener\b/.test(rel))).toEqual([]);
});

test('breadcrumbs lead from the home page to the title of their page', async () => {
  for (const { path: own, html } of await readDocuments()) {
    const [crumbs] = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html) ?? [];
    if (!crumbs) continue;
    expect(linksOf({ path: own, html: crumbs })[0], own).toMatchObject({ name: 'Home', href: '/' });
    const [, current = ''] = /aria-current="page"[^>]*>(.*?)<\/span>/s.exec(crumbs) ?? [];
    const title = textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
    expect([headingOf(html), title.split(' | ')[0]], own).toContain(textOf(current));
  }
});

test('only articles have the Open Graph type of articles, and only the most important image loads at once', async () => {
  for (const { path: own, html } of await readDocuments()) {
    const [, type] = /<meta property="og:type" content="([^"]+)/.exec(html) ?? [];
    expect(type, own).toBe(own.startsWith('/blog-single') ? 'article' : 'website');
    const images = html.match(/<img [^>]*loading="eager"[^>]*>/g) ?? [];
    const late = images.filter((image) => !/ fetchPriority="high"/i.test(image));
    expect(late, own).toEqual([]);
  }
});

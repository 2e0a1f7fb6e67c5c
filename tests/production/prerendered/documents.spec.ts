/** All documents of the site together, read as files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../../scripts/edge/files.ts';
import { redirects } from '../../../src/routes.ts';
import { siteFolder } from '../places.ts';

/** Text of a piece of HTML. */
const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

/** The first text that a pattern finds. */
const find = (html: string, pattern: RegExp) => textOf(pattern.exec(html)?.[1]);

// In one process, which reads the documents once.
test.describe.configure({ mode: 'default' });

const files = await listFiles(siteFolder);

/** Every page of the site: its path, its HTML and its heading. */
const documents = await Promise.all(
  files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map(async (file) => {
      const html = await readFile(path.join(siteFolder, file), 'utf8');
      const own = `/${path.dirname(file).replace(/^\.$/, '')}`;
      return { path: own, html, heading: find(html, /<h1[^>]*>(.*?)<\/h1>/s) };
    }),
);

/** Links of a document, with their accessible names and whether they are in HTML of the backend, which has no classes. */
const links = documents.flatMap(({ path: from, html }) =>
  [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content]) => {
    const read = (name: string) => find(attributes, RegExp(`(?:^|\\s)${name}="([^"]*)"`));
    const name = read('aria-label') || textOf(content);
    const opensTab = read('target') === '_blank';
    return { from, name, href: read('href'), rel: read('rel'), opensTab, isOurs: !!read('class') };
  }),
);

const known = new Set([
  ...documents.map((each) => each.path),
  ...Object.keys(redirects),
  ...files.map((file) => `/${file}`),
]);

/** Words around the title of a page in the name of a link to it. */
const around = /^(Read More|Previous project|Next project|View:) ?| ?\(opens in a new tab\)$/g;

/** What is wrong with a link. */
const mistakes: Record<string, (link: (typeof links)[number]) => boolean> = {
  'leads to no page or file': ({ href }) =>
    /^\/(?!\/|media\/)/.test(href) &&
    !known.has(href.replace(/[?#].*/, '').replace(/(.)\/$/, '$1')),
  'is named like another page': ({ name, href }) => {
    const named = documents.filter(({ heading }) => heading === name.replace(around, ''));
    const isHere = named.some((each) => each.path === href.replace(/#$/, ''));
    return href.startsWith('/') && named.length > 0 && !isHere;
  },
  'leads to another phone or email than it shows': ({ name, href }) =>
    /^(tel|mailto):/.test(href) &&
    href !== (name.includes('@') ? `mailto:${name}` : `tel:${name.replaceAll(' ', '')}`),
  'opens a tab without saying so': ({ name, isOurs, opensTab }) =>
    opensTab && isOurs && !name.includes('opens in a new tab'),
  'gives another site access to the page': ({ opensTab, href, rel }) =>
    opensTab && !href.startsWith('/job-details/') && !/\bnoopener\b/.test(rel),
};

for (const [mistake, isWrong] of Object.entries(mistakes)) {
  test(`no link ${mistake}`, () => {
    expect(links.length).toBeGreaterThan(documents.length * 10);
    expect(links.filter(isWrong)).toEqual([]);
  });
}

test('only copies of a page have its title and its description', () => {
  const pages = new Map<string, Set<string>>();
  for (const { html } of documents) {
    const canonical = find(html, /<link rel="canonical" href="([^"]+)/);
    for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      const text = find(html, pattern);
      pages.set(text, (pages.get(text) ?? new Set()).add(canonical));
    }
  }
  expect(pages.size).toBeGreaterThan(40);
  expect([...pages].filter(([, own]) => own.size > 1)).toEqual([]);
});

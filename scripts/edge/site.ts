/** A built site as the edge serves it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detailPaths, fixedPaths, patternOf, redirects } from '../../src/routes.ts';
import { isPaymentPage, paymentPages } from '../../src/shared/lib/paymentPages.ts';
import { listFiles } from './files.ts';

/**
 * `shell` is the file for pages that were not prerendered, `notFound` the file for unknown paths. The content policy
 * must allow `inline`, the hashes of the pages' inline code, and `mediaOrigins`, other origins of images and videos.
 * `origins` are those of the pages' canonical URLs.
 */
export type BuiltSite = {
  folder: string;
  files: ReadonlySet<string>;
  shell: string;
  notFound: string;
  inline: { scripts: string[]; styles: string[] };
  mediaOrigins: string[];
  origins: string[];
};

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const mediaUrl = /<(?:img|source|video|audio)\b[^>]*\s(?:src|poster)\s*=\s*"(https?:\/\/[^"/]+)/gi;
const canonicalUrl = /<link\b[^>]*\srel="canonical"[^>]*\shref="(https?:\/\/[^"/]+)/gi;

/** Attributes of scripts that are not inline code: files, and data blocks. */
const notExecuted = /\ssrc\s*=|\stype\s*=\s*["']?application\/(ld[+])?json\b/i;

/** Reads pages. The lists are sorted and unique, so that equal builds have equal policies. */
async function readPages(files: readonly string[]) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const [media, origins] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    for (const [, name = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
      const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      if (name.toLowerCase() === 'style') styles.add(hash);
      else if (!notExecuted.test(attributes)) scripts.add(hash);
    }
    for (const [, origin = ''] of html.matchAll(mediaUrl)) media.add(origin.toLowerCase());
    for (const [, origin = ''] of html.matchAll(canonicalUrl)) origins.add(origin.toLowerCase());
  }
  const inline = { scripts: [...scripts].sort(), styles: [...styles].sort() };
  return { inline, mediaOrigins: [...media].sort(), origins: [...origins] };
}

/** Reads a build. Throws if there is none. Without prerendering, `index.html` is the shell. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const names = await listFiles(folder).catch(() => []);
  const files = new Set(names);
  if (!files.has('index.html')) {
    throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  }
  const shell = files.has('shell.html') ? 'shell.html' : 'index.html';
  const notFound = files.has('404.html') ? '404.html' : shell;
  const pages = names.filter((name) => name.endsWith('.html'));
  const summary = await readPages(pages.map((name) => path.join(folder, name)));
  return { ...summary, folder: path.resolve(folder), files, shell, notFound };
}

/** Patterns of the site's paths, without trailing slash. */
export const pagePatterns = {
  payment: paymentPages,
  page: [
    ...fixedPaths.filter((each) => !isPaymentPage(each)).map(patternOf),
    ...detailPaths.map(patternOf),
  ],
} as const;

/** Redirects of the site, from path to target. */
export const moved: ReadonlyMap<string, string> = new Map([
  ...Object.entries(redirects).flatMap(([from, to]) => [
    [from, to] as const,
    [`${from}/`, to] as const,
  ]),
  ...fixedPaths.map((each) => [path.posix.join(each, 'index.html'), each] as const),
]);

const pages = new RegExp(`^(${Object.values(pagePatterns).flat().join('|')})/?$`);

/** Name of the file for the path of a normalized target, or null. */
export function fileFor({ files, shell }: BuiltSite, target: string): string | null {
  const name = decodeURIComponent(target.slice(1));
  if (!pages.test(target)) return files.has(name) && !name.endsWith('.html') ? name : null;
  const page = path.posix.join(name, 'index.html');
  return files.has(page) ? page : shell;
}

/** A built site as the edge serves it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detailPaths, fixedPaths, patternOf, redirects } from '../../src/routes.ts';
import { isPaymentPage, paymentPages } from '../../src/shared/lib/paymentPages.ts';
import { listFiles } from './files.ts';

/**
 * The content policy must allow `inline`, the hashes of the pages' inline code, and `mediaOrigins`, other origins of
 * images and videos. `origins` are those of the pages' canonical URLs, `build` the name of the build.
 */
export type BuiltSite = {
  folder: string;
  files: ReadonlySet<string>;
  inline: { scripts: string[]; styles: string[] };
  mediaOrigins: string[];
  origins: string[];
  build: string;
};

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const mediaUrl = /<(?:img|source|video|audio)\b[^>]*\s(?:src|poster)\s*=\s*"(https?:\/\/[^"/]+)/gi;
const canonicalUrl = /<link\b[^>]*\srel="canonical"[^>]*\shref="(https?:\/\/[^"/]+)/gi;

/** Attributes of scripts that are not inline code: files, and data blocks. */
const notExecuted = /\ssrc\s*=|\stype\s*=\s*["']?application\/(ld[+])?json\b/i;

/** Reads a build; its lists are sorted, so that equal builds have equal policies. Throws if there is none. */
export async function loadSite(folder: string): Promise<BuiltSite> {
  const names = await listFiles(folder).catch((): string[] => []);
  if (!names.includes('index.html')) {
    throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  }
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const [media, origins] = [new Set<string>(), new Set<string>()];
  let build = '';
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const html = await readFile(path.join(folder, name), 'utf8');
    for (const [, element = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
      const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      if (element.toLowerCase() === 'style') styles.add(hash);
      else if (!notExecuted.test(attributes)) scripts.add(hash);
    }
    for (const [, origin = ''] of html.matchAll(mediaUrl)) media.add(origin.toLowerCase());
    for (const [, origin = ''] of html.matchAll(canonicalUrl)) origins.add(origin.toLowerCase());
    build ||= /<meta name="build" content="([\w.-]+)"/.exec(html)?.[1] ?? '';
  }
  return {
    folder: path.resolve(folder),
    files: new Set(names),
    inline: { scripts: [...scripts].sort(), styles: [...styles].sort() },
    mediaOrigins: [...media].sort(),
    origins: [...origins],
    build,
  };
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

/** Reads from built pages what the content policy has to allow: inlined scripts and styles, and where pictures come from. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InlineHashes } from './policy.ts';

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const mediaAddress =
  /<(?:img|source|video|audio)\b[^>]*\s(?:src|poster)\s*=\s*"(https?:\/\/[^"/]+)/gi;

/** Types that a browser runs; any other `type` makes a script element a block of data. */
const runs = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

function isRun(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return runs.test(type);
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes in one page's HTML, in the order of appearance. */
export function hashInline(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, name = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (name.toLowerCase() === 'style') found.styles.push(hash(content));
    else if (isRun(attributes)) found.scripts.push(hash(content));
  }
  return found;
}

/** Origins that a page's pictures and films come from, other than its own. */
export function findMediaOrigins(html: string): string[] {
  return [...html.matchAll(mediaAddress)].map(([, origin = '']) => origin.toLowerCase());
}

/** What the policy has to know of all the given pages together. */
export type PagesSummary = { inline: InlineHashes; mediaOrigins: string[] };

/** Reads pages; everything appears once and sorted, so that equal builds give equal policies. */
export async function readPages(files: readonly string[]): Promise<PagesSummary> {
  const [scripts, styles, origins] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const found = hashInline(html);
    for (const each of found.scripts) scripts.add(each);
    for (const each of found.styles) styles.add(each);
    for (const each of findMediaOrigins(html)) origins.add(each);
  }
  const inline = { scripts: [...scripts].sort(), styles: [...styles].sort() };
  return { inline, mediaOrigins: [...origins].sort() };
}

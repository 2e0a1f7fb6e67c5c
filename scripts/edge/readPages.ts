/** Finds what the content policy must allow: inline scripts and styles of the pages, origins of images and videos. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InlineHashes } from './policy.ts';

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const mediaUrl = /<(?:img|source|video|audio)\b[^>]*\s(?:src|poster)\s*=\s*"(https?:\/\/[^"/]+)/gi;

/** Script types that browsers execute; others are data blocks. */
const executable =
  /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

function isExecuted(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return executable.test(type);
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of the inline code in a page's HTML, in document order. */
export function hashInline(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, name = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (name.toLowerCase() === 'style') found.styles.push(hash(content));
    else if (isExecuted(attributes)) found.scripts.push(hash(content));
  }
  return found;
}

/** Other origins of a page's images and videos. */
export function findMediaOrigins(html: string): string[] {
  return [...html.matchAll(mediaUrl)].map(([, origin = '']) => origin.toLowerCase());
}

/** Inline hashes and media origins of several pages. */
export type PagesSummary = { inline: InlineHashes; mediaOrigins: string[] };

/** Reads pages. The result is sorted and unique, so that equal builds have equal policies. */
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

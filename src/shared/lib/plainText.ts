import type { Html } from '#contract/decoder.ts';

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** The HTML source, for functions that clean or compare it. */
export const sourceOf = (html: Html): string => html as unknown as string;

/**
 * Text of an HTML fragment, with a space between blocks. Not a sanitizer. An unclosed tag or comment extends to the
 * end, as in a browser, so parsing is linear.
 */
export function plainText(html: Html | null): string {
  return (html ? sourceOf(html) : '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, decode)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** Whether HTML shows nothing: an editor leaves '<p><br></p>' of an emptied text. */
export const isBlank = (html: Html): boolean => !plainText(html) && !/<img\b/i.test(sourceOf(html));

/** Shortens a text to `length` characters, at a word boundary. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/, '')}…`;
}

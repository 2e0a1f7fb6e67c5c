import type { ContentBlock } from './caseStudies.ts';

/** A block with its place in the document's outline; null for body text. */
export type BlockWithLevel = ContentBlock & { level: number | null };

/** Level of the first headings in the text: the page's title is 1, 'Project Details' is 2. */
const topLevel = 3;

/** Whether a block of that type is a heading. */
export const isHeading = (type: string) => /^h[1-4]$/i.test(type);

const rankOf = ({ type }: ContentBlock) => (isHeading(type) ? Number(type[1]) : null);

/**
 * Gives the headings of the blocks levels that form an outline: the highest type used starts below 'Project
 * Details', and no level is skipped on the way down. Their looks stay with their types.
 */
export function withHeadingLevels(blocks: ContentBlock[]): BlockWithLevel[] {
  const highest = Math.min(...blocks.map((block) => rankOf(block) ?? Number.POSITIVE_INFINITY));
  let previous = topLevel - 1;
  return blocks.map((block) => {
    const rank = rankOf(block);
    if (rank === null) return { ...block, level: null };
    previous = Math.min(rank - highest + topLevel, previous + 1);
    return { ...block, level: previous };
  });
}

/** A heading's HTML without an element of its own around it, which would make a heading within a heading. */
export function headingHtml(html: string): string {
  return html.replace(/^<(h[1-6]|p)\b[^>]*>([\s\S]*)<\/\1>$/i, '$2');
}

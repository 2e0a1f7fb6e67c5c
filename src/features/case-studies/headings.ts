import { plainText } from '#shared/lib/plainText.ts';
import type { ContentBlock } from './caseStudies.ts';

/** Levels of the four types of headings, below level 2. */
type HeadingLevel = 3 | 4 | 5 | 6;

/** A block with its heading level; null for body text. */
export type BlockWithLevel = ContentBlock & { level: HeadingLevel | null };

/** The page's title is level 1, 'Project Details' level 2. */
const topLevel = 3;

export const isHeading = (type: string) => /^h[1-4]$/i.test(type);

/** The page says its title once: a story that opens with it as a heading goes on from there. */
export function withoutTitle(blocks: ContentBlock[], title: string): ContentBlock[] {
  const [first, ...rest] = blocks;
  return first && isHeading(first.type) && plainText(first.html) === title ? rest : blocks;
}

const rankOf = ({ type }: ContentBlock) => (isHeading(type) ? Number(type[1]) : null);

/**
 * Assigns heading levels without gaps, starting at 3 for the highest type used. Styling follows the block's type, not
 * its level.
 */
export function withHeadingLevels(blocks: ContentBlock[]): BlockWithLevel[] {
  const highest = Math.min(...blocks.map((block) => rankOf(block) ?? Number.POSITIVE_INFINITY));
  let previous = topLevel - 1;
  return blocks.map((block) => {
    const rank = rankOf(block);
    if (rank === null) return { ...block, level: null };
    previous = Math.min(rank - highest + topLevel, previous + 1);
    return { ...block, level: previous as HeadingLevel };
  });
}

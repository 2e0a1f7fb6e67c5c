import type { ContentBlock } from '#contract/generated/decoders/agency/case-studies.ts';
import { plainText } from '#shared/lib/plainText.ts';

/** A block with its heading level; null for body text. */
export type BlockWithLevel = ContentBlock & { level: 3 | 4 | 5 | 6 | null };

/** The page's title is level 1, 'Project Details' level 2. */
const topLevel = 3;

export const isHeading = (type: string) => /^h[1-4]$/i.test(type);

/**
 * The page says its title once: a story that opens with it as a heading goes on from there. One with nothing else keeps it,
 * because it has content.
 */
export function withoutTitle(blocks: ContentBlock[], title: string): ContentBlock[] {
  const [first, ...rest] = blocks;
  const isTitle = first && isHeading(first.type) && plainText(first.html) === title;
  return isTitle && rest.length > 0 ? rest : blocks;
}

/**
 * Assigns heading levels without gaps, starting at 3: a heading is one level below the nearest one before it of a higher
 * type. Styling follows the block's type, not its level.
 */
export function withHeadingLevels(blocks: ContentBlock[]): BlockWithLevel[] {
  let path: string[] = [];
  return blocks.map((block) => {
    const type = block.type.toLowerCase();
    if (!isHeading(type)) return { ...block, level: null };
    path = [...path.filter((each) => each < type), type];
    return { ...block, level: (topLevel + path.length - 1) as 3 | 4 | 5 | 6 };
  });
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The levels of headings below one of the level `above`, without gaps: one below the nearest heading before it of a
 * higher type, at most 6. `types` are 'h1' to 'h6', and '' for text, which has the level of the heading that it is below.
 */
export function headingLevels(types: readonly string[], above: HeadingLevel): HeadingLevel[] {
  let path: string[] = [];
  return types.map((type) => {
    if (type) path = [...path.filter((each) => each < type), type];
    return Math.min(above + path.length, 6) as HeadingLevel;
  });
}

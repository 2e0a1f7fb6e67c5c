import { expect, test } from 'vitest';
import type { ContentBlock } from '#contract/generated/decoders/agency/case-studies.ts';
import { withHeadingLevels } from './headings.ts';

const levelsOf = (types: string[]) =>
  withHeadingLevels(types.map((type) => ({ type, html: '' }) as unknown as ContentBlock)).map(
    ({ level }) => level,
  );

test('headings have levels from 3 on, without gaps', () => {
  expect(levelsOf(['h2', 'p', 'h4', 'h3', 'h2'])).toEqual([3, null, 4, 4, 3]);
  expect(levelsOf(['h1', 'h4', 'h1', 'h2'])).toEqual([3, 4, 3, 4]);
  expect(levelsOf(['h1', 'h4', 'h3'])).toEqual([3, 4, 4]);
});

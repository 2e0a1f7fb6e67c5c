import { expect, test } from 'vitest';
import type { ContentBlock } from '#contract/generated/decoders/agency/case-studies.ts';
import { withHeadingLevels, withoutTitle } from './headings.ts';

const block = (type: string, html = '') => ({ type, html }) as unknown as ContentBlock;

const levelsOf = (types: string[]) =>
  withHeadingLevels(types.map((type) => block(type))).map(({ level }) => level);

test('headings have levels from 3 on, without gaps', () => {
  expect(levelsOf(['h2', 'p', 'h4', 'h3', 'h2'])).toEqual([3, null, 4, 4, 3]);
  expect(levelsOf(['h1', 'h4', 'h1', 'h2'])).toEqual([3, 4, 3, 4]);
  expect(levelsOf(['h1', 'h4', 'h3'])).toEqual([3, 4, 4]);
});

test('a story goes on after its title, which stays where there is nothing else', () => {
  const [title, text] = [block('h1', 'The <em>queue</em>'), block('p', 'The queue')];
  expect(withoutTitle([title, text], 'The queue')).toEqual([text]);
  expect(withoutTitle([text, title], 'The queue')).toEqual([text, title]);
  expect(withoutTitle([title], 'The queue')).toEqual([title]);
});

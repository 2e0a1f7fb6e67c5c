/** The house mark: two lines that come from two sides, meet, and run on side by side. */
import { group, stroke } from './svg.ts';

const left = 'M7 15H13C23 15 27 21 27 31V57';
const right = 'M57 15H51C41 15 37 21 37 31V57';

/** The mark on a field of 64 x 64, in two colours. */
export const mark = (first: string, second: string, width = 7): string =>
  stroke(left, first, width, { strokeLinecap: 'round' }) +
  stroke(right, second, width, { strokeLinecap: 'round' });

/** The mark placed and scaled; x, y is the upper left corner of its field. */
export const markAt = (
  x: number,
  y: number,
  size: number,
  first: string,
  second: string,
  width = 7,
): string =>
  group(mark(first, second, width), { transform: `translate(${x} ${y}) scale(${size / 64})` });

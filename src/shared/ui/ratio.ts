function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/**
 * Ratio of a picture's sides for `data-ratio`, whose values base.css knows: 1600 by 900 → '16x9'. A style attribute
 * would do nothing in prerendered HTML, because the content policy forbids it.
 */
export function ratioOf(width: number, height: number): string {
  const divisor = commonDivisor(width, height);
  return `${width / divisor}x${height / divisor}`;
}

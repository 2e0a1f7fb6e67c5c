function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/**
 * Aspect ratio for `data-ratio`, see base.css: 1600 by 900 → '16x9'. Style attributes are blocked by the content
 * security policy.
 */
export function ratioOf(width: number, height: number): string {
  const divisor = commonDivisor(width, height);
  return `${width / divisor}x${height / divisor}`;
}

/** Statistics for measurements. */

export type Summary = { median: number; least: number; most: number };

/** The median. Throws without values. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** Median, minimum and maximum. Throws without values. */
export function summarise(values: readonly number[]): Summary {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Ratios of two series, round by round, so that a slow round cancels out. Throws unless both have the same number of
 * rounds.
 */
export function ratios(numerators: readonly number[], denominators: readonly number[]): number[] {
  if (numerators.length !== denominators.length) {
    throw new Error('Series that are compared need the same number of rounds.');
  }
  return numerators.map((value, round) => value / (denominators[round] ?? Number.NaN));
}

/** Lowest accepted fraction of the machine's full speed. */
const slowest = 0.75;

/** Lowest speed at which a run counts, relative to the fastest one: under load the median itself is slow. */
export const steadyFrom = (speeds: readonly number[]) => Math.max(...speeds) * slowest;

/** Rotates the items by `round`, so that the order varies. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Arithmetic for measurements that vary: everything is judged by its median. */

/** Smallest, middle and largest of some values. */
export type Summary = { median: number; least: number; most: number };

/** The middle value; the mean of the two middle ones when their number is even. Throws when there are none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** Median and spread. Throws when there are no values. */
export function summarise(values: readonly number[]): Summary {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Ratios of two series that were measured in turns, round by round: what slows a whole round down cancels out.
 * Throws unless both have the same number of rounds.
 */
export function ratios(numerators: readonly number[], denominators: readonly number[]): number[] {
  if (numerators.length !== denominators.length) {
    throw new Error('Series that are compared need the same number of rounds.');
  }
  return numerators.map((value, round) => value / (denominators[round] ?? Number.NaN));
}

/** How far below the full speed of the machine a run may lie. */
const slowest = 0.75;

/**
 * Lowest speed at which a run counts, from the speeds that the machine had in all runs. The fastest one is the measure:
 * when other work goes on, the middle one is slow itself.
 */
export const steadyFrom = (speeds: readonly number[]) => Math.max(...speeds) * slowest;

/** Items in turns, beginning with another one in each round, so that none always follows the same. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

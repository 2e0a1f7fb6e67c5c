/** Measurements in turns, and the table of their medians. */

/** A measurement: one value per run in `unit`, and the largest or smallest median that is wanted. */
export type Measure = {
  what: string;
  values: readonly number[];
  unit?: string;
  digits?: number;
  atMost?: number;
  atLeast?: number;
};

/** The median; of an even number the larger of the two in the middle. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Ratios of two series, round by round, so that a slow round cancels out. */
export const ratios = (numerators: readonly number[], denominators: readonly number[]) =>
  numerators.map((value, round) => value / (denominators[round] ?? Number.NaN));

/**
 * Runs `work` for each name, in rounds of changing order, so that other load on the machine affects all alike. An
 * additional first round warms up. Returns the results by name, in the order of `names`.
 */
export async function takeTurns<Name, Result>(
  names: readonly Name[],
  rounds: number,
  work: (name: Name) => Promise<Result>,
): Promise<Result[][]> {
  const results = names.map((name) => ({ name, values: [] as Result[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, values } of round % 2 === 0 ? results : results.toReversed()) {
      const value = await work(name);
      if (round > 0) values.push(value);
    }
  }
  return results.map(({ values }) => values);
}

/** The table of all parts in Markdown. A part that failed has one row with the reason. */
export function tableOf(parts: Record<string, Measure[] | string>): string {
  const rows = [['part', 'what', 'median', 'spread', 'target', ''], Array(6).fill('---')];
  for (const [part, result] of Object.entries(parts)) {
    if (typeof result === 'string') rows.push([part, result, '', '', '', 'not measured']);
    else
      for (const { what, values, unit = '', digits = 0, atMost, atLeast } of result) {
        const write = (value: number) => value.toFixed(digits);
        const middle = median(values);
        const isMet = middle <= (atMost ?? Infinity) && middle >= (atLeast ?? -Infinity);
        const target =
          atMost === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${atMost}`;
        const spread = `${write(Math.min(...values))} – ${write(Math.max(...values))}`;
        const verdict = target && (isMet ? 'met' : 'missed');
        rows.push([part, what, `${write(middle)} ${unit}`.trim(), spread, target, verdict]);
      }
  }
  return rows.map((row) => `| ${row.join(' | ').replace(/[*_`<]/g, '\\$&')} |`).join('\n');
}

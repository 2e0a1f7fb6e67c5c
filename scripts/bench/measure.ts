/** Measurements, and the table of their medians. */

/** A measurement: one value per run in `unit`, and the largest or smallest median that is wanted. */
export type Measure = {
  what: string;
  values: readonly number[];
  unit?: string;
  digits?: number;
  atMost?: number;
  atLeast?: number;
};

/** The median. Throws without values. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Ratios of two series, round by round, so that a slow round cancels out. */
export const ratios = (numerators: readonly number[], denominators: readonly number[]) =>
  numerators.map((value, round) => value / (denominators[round] ?? Number.NaN));

/**
 * Runs `work` for each name, in rounds of changing order, so that other load on the machine affects all alike. An
 * additional first round warms up. Returns the results by name, in the order of `names`.
 */
export async function takeTurns<Name extends string, Result>(
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

/** A row of the table: part, what, median, spread, number of runs, target, verdict. */
function cellsOf(part: string, { what, values, unit = '', digits = 0, ...wanted }: Measure) {
  const { atMost, atLeast } = wanted;
  const write = (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const middle = median(values);
  const limit = atMost ?? atLeast;
  const isMet = middle <= (atMost ?? Infinity) && middle >= (atLeast ?? -Infinity);
  return [
    ...[part, what, `${write(middle)} ${unit}`.trim()],
    values.length > 1 ? `${write(Math.min(...values))} – ${write(Math.max(...values))}` : '',
    String(values.length),
    ...(limit === undefined
      ? ['', '']
      : [`${atMost === undefined ? '≥' : '≤'} ${write(limit)}`, isMet ? 'met' : 'missed']),
  ];
}

/** The table of all parts in Markdown. A part that failed has one row with the reason. */
export function tableOf(parts: Record<string, Measure[] | string>): string {
  const rows = Object.entries(parts).flatMap(([name, result]) =>
    typeof result === 'string'
      ? [[name, result, '', '', '', '', 'not measured']]
      : result.map((measure) => cellsOf(name, measure)),
  );
  const head = ['part', 'what', 'median', 'spread', 'runs', 'target', ''];
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((row) => `| ${row.join(' | ').replace(/[*_`<]/g, '\\$&')} |`).join('\n');
}

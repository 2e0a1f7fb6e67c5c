/** Formats measurements for the terminal and bench/RESULTS.md. */

/** Target of a median. */
export type Target = { atMost: number } | { atLeast: number };

/** A measurement: one value per run in `unit`, shown with `digits` decimals. */
export type Measure = {
  what: string;
  values: readonly number[];
  unit: string;
  digits: number;
  target?: Target;
};

/** Result of a benchmark: measurements, a note on the method, and perhaps a table for RESULTS.md. */
export type PartResult = { measures: Measure[]; note: string; table?: string[][] };

/** A benchmark with its result, or the reason why there is none. */
export type Part = { name: string; result: PartResult | string };

/** The median. Throws without values. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
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

function format(value: number, digits: number, unit = ''): string {
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === '×' ? `${number}×` : `${number} ${unit}`.trim();
}

/** The target as text, and whether the unrounded value meets it. */
function judge(value: number, { digits, unit, target }: Measure): string[] {
  if (!target) return ['', ''];
  const isUpper = 'atMost' in target;
  const limit = isUpper ? target.atMost : target.atLeast;
  const isMet = isUpper ? value <= limit : value >= limit;
  return [`${isUpper ? '≤' : '≥'} ${format(limit, digits, unit)}`, isMet ? 'met' : 'missed'];
}

function cellsOf(part: string, measure: Measure): string[] {
  const { what, values, unit, digits } = measure;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [
    part,
    what,
    format(median(values), digits, unit),
    values.length > 1 ? `${format(least, digits)} – ${format(most, digits)}` : '',
    String(values.length),
    ...judge(median(values), measure),
  ];
}

/** Header and rows of the table. A failed benchmark has one row with the reason. */
export function tableOf(parts: readonly Part[]): string[][] {
  const rows = parts.flatMap(({ name, result }) =>
    typeof result === 'string'
      ? [[name, result, '', '', '', '', 'not measured']]
      : result.measures.map((measure) => cellsOf(name, measure)),
  );
  return [['part', 'what', 'median', 'spread', 'runs', 'target', ''], ...rows];
}

/** Rows as a Markdown table with columns of equal width. */
export function asMarkdown(rows: readonly string[][]): string {
  const escaped = rows.map((row) => row.map((cell) => cell.replace(/[\\|*_`<]/g, '\\$&')));
  const widths = (escaped[0] ?? []).map((_, column) =>
    Math.max(3, ...escaped.map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [...escaped.slice(0, 1), rule, ...escaped.slice(1)]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}

/** A sentence about the targets. */
export function verdictOf(parts: readonly Part[]): string {
  const verdicts = tableOf(parts).map((row) => row.at(-1));
  const count = (wanted: string) => verdicts.filter((each) => each === wanted).length;
  return `Targets: ${count('met')} met, ${count('missed')} missed, ${count('not measured')} not measured.`;
}

/** The content of RESULTS.md. `circumstances` are lines about machine and versions. */
export function resultsPage(parts: readonly Part[], circumstances: readonly string[]): string {
  const sections = parts.flatMap(({ name, result }) => {
    if (typeof result === 'string') return [];
    const { note, table } = result;
    return [`## ${name}`, note, ...(table ? [asMarkdown(table)] : [])];
  });
  return `${[
    '# Results of `npm run bench`',
    circumstances.map((line) => `- ${line}`).join('\n'),
    verdictOf(parts),
    asMarkdown(tableOf(parts)),
    ...sections,
  ].join('\n\n')}\n`;
}

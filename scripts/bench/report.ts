/** Formats measurements for the terminal and bench/RESULTS.md. */
import { summarise } from './statistics.ts';

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

/** An additional table in RESULTS.md. */
export type Detail = { title: string; head: string[]; rows: string[][] };

/** Result of a benchmark; `notes` describe the method. */
export type PartResult = { measures: Measure[]; details?: Detail[]; notes: string[] };

/** A benchmark with its result, or the reason why there is none. */
export type Part = { name: string; result: PartResult | string };

/** True when a value meets a target. */
export function keeps(value: number, target: Target): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export function format(value: number, { unit, digits }: Pick<Measure, 'unit' | 'digits'>): string {
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === '×' ? `${number}×` : `${number} ${unit}`.trim();
}

function formatTarget(measure: Measure): string {
  const { target } = measure;
  if (!target) return '';
  return 'atMost' in target
    ? `≤ ${format(target.atMost, measure)}`
    : `≥ ${format(target.atLeast, measure)}`;
}

/** Table cells of a measurement. The verdict uses the unrounded value. */
function cellsOf(part: string, measure: Measure): string[] {
  const { what, values, target } = measure;
  const { median, least, most } = summarise(values);
  const verdict = target ? (keeps(median, target) ? 'met' : 'missed') : '';
  const spread = `${format(least, { ...measure, unit: '' })} – ${format(most, { ...measure, unit: '' })}`;
  return [
    part,
    what,
    format(median, measure),
    values.length > 1 ? spread : '',
    String(values.length),
    formatTarget(measure),
    verdict,
  ];
}

const head = ['part', 'what', 'median', 'spread', 'runs', 'target', ''];

/** Header and rows of the table. A failed benchmark has one row with the reason. */
export function tableOf(parts: readonly Part[]): string[][] {
  const rows = parts.flatMap(({ name, result }) =>
    typeof result === 'string'
      ? [[name, result, '', '', '', '', 'not measured']]
      : result.measures.map((measure) => cellsOf(name, measure)),
  );
  return [head, ...rows];
}

/** Rows as an escaped Markdown table. */
export function asText(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Rows as a Markdown table. Cells may hold anything, HTML and bars included. */
export function asMarkdown(rows: readonly string[][]): string {
  const escaped = (cell: string) =>
    cell
      .replace(/\s+/g, ' ')
      .replace(/[\\|*_`]/g, '\\$&')
      .replace(/</g, '&lt;');
  const lines = rows.map((row) => `| ${row.map(escaped).join(' | ')} |`);
  const rule = `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** A sentence on the targets. */
export function verdictOf(parts: readonly Part[]): string {
  const verdicts = tableOf(parts).map((row) => row.at(-1));
  const count = (wanted: string) => verdicts.filter((each) => each === wanted).length;
  const unmeasured = count('not measured');
  const rest = unmeasured > 0 ? ` Not measured: ${unmeasured}.` : '';
  return `Targets: ${count('met')} met, ${count('missed')} missed.${rest}`;
}

/** The content of RESULTS.md. `circumstances` are lines on machine and versions. */
export function resultsPage(parts: readonly Part[], circumstances: readonly string[]): string {
  const sections = parts.flatMap(({ name, result }) =>
    typeof result === 'string'
      ? []
      : [
          `## ${name}`,
          ...result.notes,
          ...(result.details ?? []).flatMap(({ title, head, rows }) => [
            `### ${title}`,
            rows.length > 0 ? asMarkdown([head, ...rows]) : 'None.',
          ]),
        ],
  );
  return `${[
    '# Results of `npm run bench`',
    circumstances.map((line) => `- ${line}`).join('\n'),
    verdictOf(parts),
    asMarkdown(tableOf(parts)),
    ...sections,
  ].join('\n\n')}\n`;
}

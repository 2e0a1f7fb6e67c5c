/** Reporter that prints the matrix: a line per state and width, a column per check. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Check, checks } from './checks.ts';

type Row = { title: string; passed: boolean; counts: Map<string, string> };

const cell = (count: string | undefined) => {
  if (count === undefined) return '–';
  return count === '0' ? '✔' : count;
};

export default class Table implements Reporter {
  #rows: Row[] = [];

  onTestEnd({ title, annotations }: TestCase, { status, errors }: TestResult): void {
    const counts = new Map(annotations.map(({ type, description = '' }) => [type, description]));
    this.#rows.push({ title, passed: status === 'passed', counts });
    process.stdout.write(`${status === 'passed' ? '✔' : '✘'} ${title}\n`);
    for (const { message = '' } of errors) process.stdout.write(`${message}\n`);
  }

  onEnd({ duration }: FullResult): void {
    const first = Math.max(0, ...this.#rows.map(({ title }) => title.length));
    const line = (title: string, cells: string[]) =>
      `${title.padEnd(first)}  ${cells.map((text, index) => text.padEnd((checks[index] ?? '').length)).join('  ')}`;
    const lines = this.#rows.map(({ title, counts }) =>
      line(
        title,
        checks.map((check: Check) => cell(counts.get(check))),
      ),
    );
    const failed = this.#rows.filter(({ passed }) => !passed).length;
    const made = this.#rows.reduce((sum, { counts }) => sum + counts.size, 0);
    console.log(['', line('', [...checks]), ...lines.sort()].join('\n'));
    console.log(
      `\n${this.#rows.length} states, ${made} checks, ${failed} states with violations, ${(duration / 60_000).toFixed(1)} min`,
    );
  }
}

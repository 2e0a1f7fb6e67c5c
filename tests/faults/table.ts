/** Reporter that prints the matrix: a line per fault, a column per screen. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { screens } from './screens.ts';

type Row = { title: string; cells: Map<string, boolean> };

const sign = (passed: boolean | undefined) => (passed === undefined ? '–' : passed ? '✔' : '✘');

export default class Table implements Reporter {
  #rows: Row[] = [];

  /** Forwards test output. */
  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onTestEnd({ title, annotations }: TestCase, { status, errors, duration }: TestResult): void {
    const cells = new Map(annotations.map(({ type, description }) => [type, !description]));
    if (!title.includes('@')) this.#rows.push({ title, cells });
    const seconds = (duration / 1000).toFixed(1);
    process.stdout.write(`${status === 'passed' ? '✔' : '✘'} ${title} (${seconds} s)\n`);
    for (const { message = '' } of errors) process.stdout.write(`${message}\n`);
  }

  onEnd({ duration, status }: FullResult): void {
    const names = screens.map(({ name }) => name);
    const first = Math.max(0, ...this.#rows.map(({ title }) => title.length));
    const line = (title: string, cells: string[]) =>
      `${title.padEnd(first)}  ${cells.map((text) => text.padStart(2)).join(' ')}`;
    const cells = this.#rows.flatMap((row) => [...row.cells.values()]);
    const failed = cells.filter((passed) => !passed).length;
    const minutes = (duration / 60_000).toFixed(1);
    if (this.#rows.length > 0) {
      const numbers = names.map((_, index) => String(index + 1));
      console.log(names.map((name, index) => `${numbers[index]?.padStart(3)} ${name}`).join('\n'));
      console.log(['', line('', numbers)].join('\n'));
      for (const row of this.#rows) {
        console.log(
          line(
            row.title,
            names.map((name) => sign(row.cells.get(name))),
          ),
        );
      }
      console.log(
        `\n${this.#rows.length} faults, ${names.length} screens, ${cells.length} cells, ${failed} failed`,
      );
    }
    console.log(`${status}, ${minutes} min`);
  }
}

/** What a run prints. */
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { createTerminalObserver, summarize } from '../../conformance/src/report/terminal.ts';
import { buildReport } from '../../conformance/src/report.ts';
import { exchange, run, second, violation } from './sampleRun.ts';

test('the terminal shows each violation once, in one line', () => {
  const printed: string[] = [];
  const observer = createTerminalObserver((line) => printed.push(line));
  observer.onExchange(exchange, [violation, second], run.counts);
  observer.onExchange(exchange, [violation], run.counts);
  observer.onNotes([], run.counts);
  observer.onNotes([violation, { ...violation, field: '/count' }], run.counts);
  expect(printed).toEqual([
    expect.anything(),
    expect.stringMatching(/\/results\/\*\/title.*: expected string; got .*\(2 records\)/),
    expect.stringMatching(/tried: .+ \(GET \/.+\)$/),
    expect.stringMatching(/lists\.listServices .*as above/),
    expect.stringMatching(/lists\.listServices +listServices by comparison:$/),
    expect.stringMatching(/^ {4}.*\/count.*: expected string/),
  ]);
});

test('the terminal marks violations in calls that --only does not name as notes', () => {
  const printed: string[] = [];
  const observer = createTerminalObserver((line) => printed.push(stripVTControlCharacters(line)));
  const counts = (id: string) => id === 'listTeams';
  observer.onExchange(exchange, [violation], counts);
  observer.onNotes([{ ...violation, field: '/count' }], counts);
  observer.onNotes([{ ...violation, operation: 'listTeams' }], counts);
  expect(printed.filter((line) => !line.startsWith(' ')).map((line) => line[0])).toEqual([
    '!',
    '!',
    '✘',
  ]);
});

test('the summary names the few rules that were not tried', () => {
  const credential = { id: 'credential', promise: 'the credential', requests: 0, skipped: ['no'] };
  const rules = [...run.rules, credential];
  const lines = summarize(buildReport({ ...run, rules }), 'out').join('\n');
  expect(lines).toContain('1 of 2 rules (not credential), ');
});

test('the summary lists each violation and ends with the number of violations', () => {
  const lines = summarize(buildReport(run), 'out');
  expect(lines.join('\n')).toContain('(200 at lists.listServices)');
  expect(lines.join('\n')).toContain('GET /api/services/');
  const calls = Object.keys(operations).length;
  expect(lines.at(-1)).toContain(
    `1 violation of the contract in 1 of ${calls} calls. ${calls - 1} calls never succeeded.`,
  );
});

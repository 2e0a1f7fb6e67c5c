/** Commands report unknown arguments in one sentence. */
import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseCommand, parsePort } from '../../scripts/shared/commandLine.ts';

test.each([
  [['--nonsense'], "Unknown option '--nonsense'. See --help."],
  [['nonsense'], "Unexpected argument 'nonsense'. See --help."],
  [['--port'], "Option '--port <value>' argument missing. See --help."],
  [['--port', 'x'], '--port must be a whole number from 1 to 65535, not "x".'],
  [['--port', '70000'], '--port must be a whole number from 1 to 65535, not "70000".'],
])('%j is refused with 2', (words, sentence) => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'a command', ...words]);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const read = () => {
    const { values } = parseCommand('', { options: { port: { type: 'string', default: '1' } } });
    parsePort('port', values.port);
  };
  expect(read).toThrow('exit 2');
  expect(print.mock.calls).toEqual([[sentence]]);
});

test('an unknown check is refused with 2', () => {
  const { status, stderr } = spawnSync('node', ['scripts/test.ts', 'nonsense'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^No check is called nonsense\. /)]);
});

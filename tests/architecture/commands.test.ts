/** Every command has --help and reports unknown arguments in one sentence. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readCommand, readPort } from '../../scripts/shared/commandLine.ts';

/** Runs a script; returns its output and exit code. */
const run = (file: string, ...words: string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((done) => {
    execFile('node', [file, ...words], (error, stdout, stderr) =>
      done({ status: error ? error.code : 0, stdout, stderr: stderr.trim() }),
    );
  });

test('every script that is run by hand or by npm responds to --help', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const named = JSON.stringify(scripts).match(/\b(conformance|scripts|tests)\/[\w/-]+\.(ts|mjs)/g);
  const beside = (await readdir('scripts')).filter((name) => /\.(ts|mjs)$/.test(name));
  const files = new Set([...(named ?? []), ...beside.map((name) => `scripts/${name}`)]);
  expect(files.size).toBeGreaterThan(11);
  const stdout = expect.stringMatching(/^[A-Z][^\n]{20,}/);
  const ask = async (file: string) => ({ file, ...(await run(file, '--help')) });
  for (const result of await Promise.all([...files].map(ask))) {
    expect(result).toEqual({ file: result.file, status: 0, stdout, stderr: '' });
  }
}, 180_000);

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
    const { values } = readCommand('', { options: { port: { type: 'string', default: '1' } } });
    readPort('port', values.port);
  };
  expect(read).toThrow('exit 2');
  expect(print.mock.calls).toEqual([[sentence]]);
});

test('an unknown check is refused with 2', async () => {
  const stderr = expect.stringMatching(/^No check is called nonsense\. There are: .*; types; /);
  expect(await run('scripts/test.ts', 'nonsense')).toEqual({ status: 2, stdout: '', stderr });
});

/** Every command has --help and reports unknown arguments in one sentence. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readCommand, readPort } from '../../scripts/setup/commandLine.ts';

type Outcome = { status: unknown; stdout: string; stderr: string };

const run = (file: string, ...words: string[]): Promise<Outcome> =>
  new Promise((done) => {
    execFile('node', [file, ...words], (error, stdout, stderr) =>
      done({ status: error ? error.code : 0, stdout, stderr: stderr.trim() }),
    );
  });

/** Scripts that are run by hand or by npm. */
async function commands(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const named = Object.values<string>(scripts).flatMap((line) => line.match(/[\w/-]+\.(ts|mjs)/g));
  const beside = (await readdir('scripts')).filter((name) => /\.(ts|mjs)$/.test(name));
  const files = [...named, ...beside.map((name) => `scripts/${name}`)];
  return [...new Set(files)].filter((file) =>
    file?.match(/^(conformance|scripts|tests)\//),
  ) as string[];
}

test('each begins with a sentence on what it is for, and responds to --help', async () => {
  const files = await commands();
  expect(files.length).toBeGreaterThan(12);
  const results = await Promise.all(
    files.map(async (file) => ({
      file,
      opening: /^(#!.*\n)?\/\*\*[\s*]+\S.*/.test(await readFile(file, 'utf8')),
      ...(await run(file, '--help')),
    })),
  );
  for (const { file, opening, status, stdout, stderr } of results) {
    expect({ file, opening, status, stderr }).toEqual({
      file,
      opening: true,
      status: 0,
      stderr: '',
    });
    expect(stdout, file).toMatch(/^[A-Z][^\n]{20,}/);
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

test('so is a check that does not exist', async () => {
  const stderr = 'No check is called nonsense. See --help.';
  expect(await run('scripts/test.ts', 'nonsense')).toEqual({ status: 2, stdout: '', stderr });
});

/** Limits the length of files. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const limit = 250;
const texts = /\.(ts|tsx|mjs|js|css|html|json|md|yaml|conf)$/;

/** Exceptions and their reasons. */
const exceptions: [files: RegExp, reason: string][] = [
  [/(^|\/)generated\//, 'written by npm run generate, read by nobody'],
  [/package-lock\.json$/, 'written by npm'],
  [/^openapi\/agency\/\w[\w-]*\.yaml$/, 'one resource of the contract is read as a whole'],
  [/^openapi\/agency\/examples\//, 'content of one kind, a list without an end'],
  [/^openapi\/conformance\.arazzo\.yaml$/, 'one document for the runner, decision 010'],
];

async function longFiles(): Promise<string[]> {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const files = list.split('\n').filter((file) => texts.test(file));
  expect(files.length).toBeGreaterThan(500);
  const lengths = await Promise.all(
    files.map(
      async (file) => (await readFile(file, 'utf8').catch(() => '')).split('\n').length - 1,
    ),
  );
  return files.filter((_, index) => (lengths[index] ?? 0) > limit);
}

test(`no file written by hand has more than ${limit} lines`, async () => {
  const long = await longFiles();
  expect(long.filter((file) => !exceptions.some(([files]) => files.test(file)))).toEqual([]);
  const idle = exceptions.filter(([files]) => !long.some((file) => files.test(file)));
  expect(idle.map(([, reason]) => reason)).toEqual([]);
});

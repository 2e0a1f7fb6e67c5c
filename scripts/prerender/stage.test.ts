import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../edge/files.ts';
import { Stage } from './stage.ts';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const open = (made: string[] = []) => Stage.open(at('dist'), at('build'), made);
const content = (file: string) => readFile(at('dist', file), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stage-test-'));
  await mkdir(at('dist/page'), { recursive: true });
  for (const file of ['app.js', 'page/index.html', 'page/index.html.br']) {
    await writeFile(at('dist', file), 'old');
  }
});

afterEach(() => rm(folder, { recursive: true }));

test('what the last run made is gone unless it is kept, and keeps its packed form', async () => {
  const dropping = await open(['page/index.html']);
  await dropping.commit();
  expect(await listFiles(at('dist'))).toEqual(['app.js']);
  await mkdir(at('dist/page'));
  await writeFile(at('dist/page/index.html'), 'old');
  await writeFile(at('dist/page/index.html.br'), 'old');
  const keeping = await open(['page/index.html']);
  expect(await keeping.keep('page/index.html')).toBe(true);
  expect(await keeping.keep('other/index.html')).toBe(false);
  await keeping.commit();
  expect(await listFiles(at('dist'))).toEqual(['app.js', 'page/index.html', 'page/index.html.br']);
});

test('nothing that is written shows before the end, or after giving up', async () => {
  const first = await open();
  await first.write('app.js', 'new');
  expect(await content('app.js')).toBe('old');
  await first.discard();
  expect(await content('app.js')).toBe('old');
  const second = await open();
  await second.write('app.js', 'new');
  await second.commit();
  expect(await content('app.js')).toBe('new');
});

test('a run that was killed between the renamings is mended', async () => {
  const killed = await open();
  await killed.write('app.js', 'half');
  await rename(at('dist'), at('build/previous'));
  await (await open()).discard();
  expect(await content('app.js')).toBe('old');
  expect(await listFiles(at('build'))).toEqual([]);
});

import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../edge/files.ts';
import { openStage } from './stage.ts';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const open = (made: string[] = []) => openStage(at('dist'), at('build'), made);
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
  const keeping = await open(['page/index.html']);
  expect(await keeping.keep('page/index.html')).toBe(true);
  expect(await keeping.keep('other/index.html')).toBe(false);
  await keeping.commit();
  expect(await listFiles(at('dist'))).toEqual(['app.js', 'page/index.html', 'page/index.html.br']);
  const dropping = await open(['page/index.html']);
  await dropping.commit();
  expect(await listFiles(at('dist'))).toEqual(['app.js']);
});

test('nothing that is written shows before the end, or after giving up; a killed run is mended', async () => {
  const first = await open();
  await first.write('app.js', 'half');
  expect(await content('app.js')).toBe('old');
  await first.discard();
  const killed = await open();
  await killed.write('app.js', 'half');
  await rename(at('dist'), at('build/previous'));
  const last = await open();
  expect(await content('app.js')).toBe('old');
  await last.write('app.js', 'new');
  await last.commit();
  expect(await content('app.js')).toBe('new');
  expect(await listFiles(at('build'))).toEqual([]);
});

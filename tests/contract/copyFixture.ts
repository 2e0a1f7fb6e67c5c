import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** A text of a contract and the one that replaces it. */
export type Replacement = [from: string, to: string];

/** Replaces texts in the files of a folder; each must be in one of them. */
export async function change(folder: string, ...replacements: Replacement[]): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const files = names.map((name) => path.join(folder, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const [from] of replacements) expect(texts.join()).toContain(from);
  for (const [index, text] of texts.entries()) {
    const changed = replacements.reduce((all, [from, to]) => all.replaceAll(from, () => to), text);
    await writeFile(files[index] ?? '', changed);
  }
}

/** Copies contracts of `fixture` to a folder, which is removed after the test. */
export async function copyFixture(fixture: string, name = 'openapi'): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, name);
  await cp(path.join(import.meta.dirname, 'fixture', fixture), folder, { recursive: true });
  return folder;
}

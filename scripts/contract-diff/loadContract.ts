/** Reads the contracts of a folder or of a git reference. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContractError, loadApis } from '../generate/contract.ts';
import type { Api } from '../generate/operations.ts';

/** Names of a folder's YAML files with `openapi` at the root. */
export async function listContracts(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  const names = all.filter((file) => file.endsWith('.yaml')).map((file) => file.slice(0, -5));
  const read = (name: string) => readFile(path.join(folder, `${name}.yaml`), 'utf8');
  const texts = await Promise.all(names.map(read));
  return names.filter((_, index) => /^["']?openapi["']?\s*:/m.test(texts[index] ?? ''));
}

/**
 * The contracts of a folder, which errors call `called`; an old one need not be in the generator's subset. Throws
 * `ContractError` with a sentence.
 */
export async function loadFolder(folder: string, called: string, isOld: boolean): Promise<Api[]> {
  const names = await listContracts(folder);
  const none = `${called} has no contract: a file named \`.yaml\` with \`openapi:\`.`;
  if (names.length === 0) throw new ContractError(none);
  return loadApis(folder, names, !isOld).catch(({ message }) => {
    const place = path.relative(process.cwd(), folder);
    throw new ContractError(`${called} cannot be compared:\n${message.replaceAll(place, called)}`);
  });
}

/** Runs git in a folder; returns its output. Throws `ContractError` with the sentence. */
function git(folder: string, sentence: string, ...words: string[]): string {
  const run = (...all: string[]) =>
    spawnSync('git', ['-C', folder, ...all], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { status, stdout } = run(...words);
  if (status === 0) return stdout;
  const isShallow = run('rev-parse', '--is-shallow-repository').stdout === 'true\n';
  const shallow =
    'This clone is shallow: fetch its whole history, in GitHub Actions with `fetch-depth: 0`.';
  throw new ContractError(isShallow ? shallow : sentence);
}

/** The commit at which HEAD left the default branch. Throws `ContractError`. */
export function findMergeBase(folder: string): string {
  const all = ['origin', 'origin/main', 'origin/master', 'main', 'master'];
  const noRepository = 'This is no git repository; name the folder to compare with.';
  const known = git(folder, noRepository, 'for-each-ref', '--format=%(refname:short)').split('\n');
  const branch = all.find((name) => known.includes(name));
  const none = 'There is no branch main or master; name a git reference.';
  const apart = `HEAD and ${branch} have no commit in common; name a git reference.`;
  return git(folder, branch ? apart : none, 'merge-base', 'HEAD', branch ?? 'main').trim();
}

/** The contracts of `folder` in a commit. Throws `ContractError`. */
export async function loadReference(folder: string, reference: string): Promise<Api[]> {
  const unknown = `${reference} is no git reference and no folder with a contract.`;
  const find = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`];
  const commit = git(folder, unknown, ...find).trim();
  const failed = `git cannot read ${reference}.`;
  const names = git(folder, failed, 'ls-tree', '-r', '-z', '--name-only', commit).split('\0');
  const target = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    for (const name of names.filter((each) => /\.(ya?ml|json)$/.test(each))) {
      await mkdir(path.dirname(path.join(target, name)), { recursive: true });
      await writeFile(path.join(target, name), git(folder, failed, 'show', `${commit}:./${name}`));
    }
    return await loadFolder(target, `${reference}:${path.basename(folder)}`, true);
  } finally {
    await rm(target, { recursive: true });
  }
}

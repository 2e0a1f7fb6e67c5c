/** Reads the contracts of a folder or of a git reference. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readApis } from '../generate/contract.ts';
import { ContractError } from '../generate/contractError.ts';
import type { Api } from '../generate/operations.ts';

/** Thrown when two contracts cannot be compared; the message is a sentence. */
export class NoComparison extends Error {}

/** Files of a folder that have `openapi` at the root: contracts, if they end in `.yaml`. */
export async function listContracts(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /\.(ya?ml|json)$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return files.filter((_, index) => /^\{?\s*["']?openapi["']?\s*:/m.test(texts[index] ?? ''));
}

/**
 * The contracts of a folder, which need not be in the generator's subset. Throws `NoComparison`, which calls the folder
 * `called`.
 */
export async function readFolder(folder: string, called = folder): Promise<Api[]> {
  const files = await listContracts(folder);
  const other = files.find((name) => !name.endsWith('.yaml'));
  if (other)
    throw new NoComparison(
      `${called} has ${other}; a contract is a file \`.yaml\`: rename it, or convert it.`,
    );
  if (files.length === 0)
    throw new NoComparison(`${called} has no contract: a YAML file with \`openapi:\`.`);
  const names = files.map((name) => path.parse(name).name);
  try {
    return await readApis(folder, names, false);
  } catch (error) {
    const { message } = error as Error;
    const isTold = error instanceof ContractError;
    const reason = isTold ? message : `It is no complete OpenAPI document (${message}).`;
    const sentence = `The contract in ${called} cannot be read:\n${reason}`;
    throw new NoComparison(sentence.replaceAll(path.relative(process.cwd(), folder), called));
  }
}

/** Runs git in a folder; returns its output. Throws `NoComparison` with the sentence. */
function git(folder: string, sentence: string, ...words: string[]): string {
  const run = (...all: string[]) => {
    const options = { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 } as const;
    return execFileSync('git', ['-C', folder, ...all], options).trim();
  };
  try {
    return run(...words);
  } catch {
    const isShallow =
      words[0] !== 'for-each-ref' && run('rev-parse', '--is-shallow-repository') === 'true';
    const history =
      'This clone is shallow: fetch the whole history, in GitHub Actions by `fetch-depth: 0` of checkout.';
    throw new NoComparison(isShallow ? history : sentence);
  }
}

/** The commit at which HEAD left the default branch. Throws `NoComparison`. */
export function findMergeBase(folder: string): string {
  const noRepository = 'This is no git repository; name the folder to compare with.';
  const known = git(folder, noRepository, 'for-each-ref', '--format=%(refname:short)').split('\n');
  const all = ['origin', 'origin/main', 'origin/master', 'main', 'master'];
  const branch = all.find((name) => known.includes(name));
  if (branch) {
    const apart = `HEAD and ${branch} have no commit in common; name a git reference.`;
    return git(folder, apart, 'merge-base', 'HEAD', branch);
  }
  // In a shallow clone of a pull request there is no other branch.
  return git(
    folder,
    'There is no branch main or master; name a git reference.',
    'merge-base',
    'HEAD',
    'main',
  );
}

/** The contracts of `folder` in a commit. Throws `NoComparison`. */
export async function readReference(folder: string, reference: string): Promise<Api[]> {
  const unknown = `${reference} is no git reference and no folder with a contract.`;
  const find = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`];
  const commit = git(folder, unknown, ...find);
  const failed = `git cannot read ${reference}.`;
  const names = git(folder, failed, 'ls-tree', '-r', '-z', '--name-only', commit).split('\0');
  const target = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    for (const name of names.filter((each) => /\.(ya?ml|json)$/.test(each))) {
      await mkdir(path.dirname(path.join(target, name)), { recursive: true });
      await writeFile(path.join(target, name), git(folder, failed, 'show', `${commit}:./${name}`));
    }
    return await readFolder(target, `${reference}:${path.basename(folder)}`);
  } finally {
    await rm(target, { recursive: true });
  }
}

/** Reads the contracts of a folder or of a git reference. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContractError, readApis } from '../generate/contract.ts';
import type { Api } from '../generate/operations.ts';

/** Thrown when two contracts cannot be compared; the message is a sentence. */
export class NoComparison extends Error {}

/** Names of the contracts in a folder: its YAML files with `openapi` at the root. */
export async function listContracts(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const roots = names.filter((name) => name.endsWith('.yaml'));
  const texts = await Promise.all(roots.map((name) => readFile(path.join(folder, name), 'utf8')));
  return roots
    .filter((_, index) => /^["']?openapi["']?\s*:/m.test(texts[index] ?? ''))
    .map((name) => name.slice(0, -5));
}

/**
 * The contracts of a folder, which need not be in the generator's subset. Throws `NoComparison`, which calls the folder
 * `called`.
 */
export async function readFolder(folder: string, called = folder): Promise<Api[]> {
  const names = await listContracts(folder);
  if (names.length === 0)
    throw new NoComparison(`${called} has no contract: a YAML file with \`openapi:\`.`);
  try {
    return await readApis(folder, names, false);
  } catch (error) {
    const { message } = error as Error;
    const isTold = error instanceof ContractError;
    const reason = isTold ? message : `It is no complete OpenAPI document (${message}).`;
    const relative = path.relative(process.cwd(), folder);
    const sentence = `The contract in ${called} cannot be read:\n${reason}`;
    throw new NoComparison(sentence.replaceAll(relative, called));
  }
}

/** Runs git in a folder; returns its output. Throws `NoComparison` with the sentence. */
function git(folder: string, sentence: string, ...words: string[]): string {
  const options = { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 } as const;
  try {
    return execFileSync('git', ['-C', folder, ...words], options);
  } catch {
    throw new NoComparison(sentence);
  }
}

/** The commit at which HEAD left the default branch. Throws `NoComparison`. */
export function findMergeBase(folder: string): string {
  const all = ['origin', 'origin/main', 'origin/master', 'main', 'master'];
  const noRepository = 'This is no git repository; name the folder to compare with.';
  const known = git(folder, noRepository, 'for-each-ref', '--format=%(refname:short)').split('\n');
  const branch = all.find((name) => known.includes(name));
  if (!branch) throw new NoComparison('There is no branch main or master; name a git reference.');
  const apart = `HEAD and ${branch} have no commit in common; fetch the history, or name a git reference.`;
  return git(folder, apart, 'merge-base', 'HEAD', branch).trim();
}

/** The contracts of `folder` in a commit. Throws `NoComparison`. */
export async function readReference(folder: string, reference: string): Promise<Api[]> {
  const unknown = `${reference} is no git reference and no folder with a contract.`;
  const find = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`];
  const commit = git(folder, unknown, ...find).trim();
  const failed = `git cannot read ${reference}.`;
  const names = git(folder, failed, 'ls-tree', '-r', '-z', '--name-only', commit).split('\0');
  const target = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    for (const name of names.filter((each) => /\.ya?ml$/.test(each))) {
      await mkdir(path.dirname(path.join(target, name)), { recursive: true });
      await writeFile(path.join(target, name), git(folder, failed, 'show', `${commit}:./${name}`));
    }
    return await readFolder(target, `${reference}:${path.basename(folder)}`);
  } finally {
    await rm(target, { recursive: true });
  }
}

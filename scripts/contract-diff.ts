/** `npm run contract:diff`: what changed in the contract, whom it breaks, and on which screens. */
import path from 'node:path';
import { compareContracts } from './contract-diff/compare.ts';
import * as contracts from './contract-diff/loadContract.ts';
import { formatReport } from './contract-diff/report.ts';
import { ContractError } from './generate/contract.ts';
import type { Api } from './generate/operations.ts';
import { parseCommand, refuse } from './shared/commandLine.ts';

const { positionals } = parseCommand(
  `Compares the contract in openapi/ with the one of a git reference or of another folder.

  npm run contract:diff                  with the commit at which this branch left the default branch
  npm run contract:diff -- v1.4          with a git reference
  npm run contract:diff -- ../other      with a folder, or the folder openapi/ in it

The report is Markdown, also for a pull request; descriptions and examples are not compared. It exits with 0 if nothing
breaks, 1 if something does, and 2 if the contracts cannot be compared. What no rule calls safe breaks. The generator must
accept the contract in openapi/, but need not accept the other.`,
  { allowPositionals: true },
);

const [name, ...more] = positionals;
if (more.length > 0) refuse('Name one git reference or one folder, not several.');
if (name === '') refuse('The name of the git reference or folder is empty.');

const folder = path.resolve('openapi');

/** The contract to compare with, and its name for the report. */
async function loadBase(): Promise<{ base: string; apis: Api[] }> {
  if (name === undefined) {
    const commit = contracts.findMergeBase(folder);
    return { base: commit.slice(0, 9), apis: await contracts.loadReference(folder, commit) };
  }
  for (const base of [name, path.join(name, 'openapi')]) {
    const isContract = (await contracts.listContracts(base)).length > 0;
    if (isContract)
      return { base, apis: await contracts.loadFolder(path.resolve(base), base, true) };
  }
  return { base: name, apis: await contracts.loadReference(folder, name) };
}

try {
  const { base, apis } = await loadBase();
  const changes = compareContracts(apis, await contracts.loadFolder(folder, 'openapi', false));
  console.log(formatReport(changes, base));
  process.exitCode = changes.some(({ breaks }) => breaks) ? 1 : 0;
} catch (error) {
  // A crash must not look like a breaking change.
  refuse(error instanceof ContractError ? error.message : `${(error as Error).stack}`);
}

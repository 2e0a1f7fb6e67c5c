/**
 * `npm run generate`: generates typed clients and mock handlers from openapi/. With `--check` it writes nothing and
 * fails on drift; with `--bundle` it writes the contracts for other tools.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringifyYaml } from '@redocly/openapi-core';
import { ContractError, loadApis } from './generate/contract.ts';
import { generate } from './generate/generate.ts';
import { parseCommand } from './shared/commandLine.ts';

const names = ['agency', 'hrms'];

const { values: options } = parseCommand(
  `Writes the typed clients and the mock handlers from the contracts in openapi/.

  npm run generate                       write the files
  npm run generate -- --check            write nothing; exit 1 when a file differs from its contract
  npm run generate -- --bundle FOLDER    write each contract as one OpenAPI file, for other tools
  npm run generate -- --contracts DIR --out DIR   read and write elsewhere`,
  {
    options: {
      check: { type: 'boolean', default: false },
      bundle: { type: 'string' },
      contracts: { type: 'string', default: 'openapi' },
      out: { type: 'string', default: '.' },
    },
  },
);

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The files in the folders of generated files, also those of a resource that is gone. */
async function listGenerated(out: string): Promise<string[]> {
  const found = ['openapi/generated', 'mocks/generated'].map(async (folder) => {
    const entries = await readdir(path.join(out, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll(path.sep, '/'));
  });
  return (await Promise.all(found.map((each) => each.catch(() => [])))).flat();
}

/** Writes all files, or with `check` none, and prints how many differ. */
async function generateFiles({ contracts, out, check }: typeof options): Promise<void> {
  const started = performance.now();
  const files = await generate(contracts, names);
  const changed: string[] = [];
  for (const [name, content] of files) {
    const current = await readFile(path.join(out, name), 'utf8').catch(() => null);
    if (current === content) continue;
    changed.push(name);
    if (!check) await write(path.join(out, name), content);
  }
  for (const name of (await listGenerated(out)).filter((each) => !files.has(each))) {
    changed.push(name);
    if (!check) await rm(path.join(out, name));
  }
  if (check && changed.length > 0) {
    const list = changed.join('\n  ');
    console.error(`Differs from its contract, run \`npm run generate\`:\n  ${list}`);
    process.exit(1);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const outcome = check ? 'match their contract' : `generated, ${changed.length} changed`;
  console.log(`${files.size} files ${outcome} (${seconds} s)`);
}

try {
  if (options.bundle === undefined) await generateFiles(options);
  else {
    for (const { name, document } of await loadApis(options.contracts, names)) {
      const file = path.join(options.bundle, `${name}.yaml`);
      await write(file, stringifyYaml(document, { noRefs: true }));
      console.log(file);
    }
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(`The contract is wrong; nothing was written.\n${error.message}`);
  process.exit(1);
}

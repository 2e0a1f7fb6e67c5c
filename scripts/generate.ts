/**
 * `npm run generate`: generates typed clients and mock handlers from openapi/. With `--check` it writes nothing and
 * fails on drift.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContractError } from './generate/contractError.ts';
import { generate } from './generate/generate.ts';
import { readCommand } from './shared/commandLine.ts';

const { values: options } = readCommand(
  `Writes the typed clients and the mock handlers from the contracts in openapi/.

  npm run generate                 write the files
  npm run generate -- --check      write nothing; exit 1 when a file differs from its contract
  npm run generate -- --contracts DIR --out DIR   read and write elsewhere`,
  {
    options: {
      check: { type: 'boolean', default: false },
      contracts: { type: 'string', default: 'openapi' },
      out: { type: 'string', default: '.' },
    },
  },
);

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

try {
  const started = performance.now();
  const files = await generate(options.contracts, ['agency', 'hrms']);
  const changed: string[] = [];
  for (const [name, content] of files) {
    const file = path.join(options.out, name);
    const current = await readFile(file, 'utf8').catch(() => null);
    if (current === content) continue;
    changed.push(name);
    if (options.check) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const name of await listGenerated(options.out)) {
    if (files.has(name)) continue;
    changed.push(name);
    if (!options.check) await rm(path.join(options.out, name));
  }
  if (options.check && changed.length > 0) {
    console.error(
      `Differs from its contract, run \`npm run generate\`:\n  ${changed.join('\n  ')}`,
    );
    process.exit(1);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  console.log(
    `${files.size} files ${options.check ? 'match their contract' : `generated, ${changed.length} changed`} (${seconds} s)`,
  );
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(`The contract is wrong; nothing was written.\n${error.message}`);
  process.exit(1);
}

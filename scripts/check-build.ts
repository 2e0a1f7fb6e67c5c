/** Proves that the production build has no mock code, worker, source map or credential. The mock build is the positive control. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Traces of the mock backend; each must be in the mock build, and none in production. */
const traces = [
  'mockServiceWorker',
  'Mock scenario',
  'Contract violation',
  'freight-desk-tour',
  'twinbridge.mock.stripe',
];

/** Must be in neither build. */
const secrets = [/AGENCY_BASIC_AUTH/, /authorization["']?\s*:\s*["'`]Basic /i, /sourceMappingURL/];

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function textOf(files: string[]): Promise<string> {
  const code = files.filter((file) => /\.(js|css|html|json|webmanifest)$/.test(file));
  return (await Promise.all(code.map((file) => readFile(file, 'utf8')))).join('\n');
}

const problems: string[] = [];
for (const folder of ['dist', 'dist-mock']) {
  const mocked = folder === 'dist-mock';
  const files = await filesOf(folder);
  const text = await textOf(files);
  for (const trace of traces) {
    if (text.includes(trace) !== mocked) {
      problems.push(`${folder} ${mocked ? 'lacks' : 'holds'} "${trace}"`);
    }
  }
  for (const secret of secrets) {
    if (secret.test(text)) problems.push(`${folder} holds ${secret}`);
  }
  for (const file of files) {
    const name = path.relative(folder, file);
    if (name.endsWith('.map')) problems.push(`${folder} holds the source map ${name}`);
    if (!mocked && /^(media\/|mockServiceWorker)/.test(name)) {
      problems.push(`${folder} holds ${name}`);
    }
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('dist holds nothing of the mock backend; dist-mock holds all of it.');

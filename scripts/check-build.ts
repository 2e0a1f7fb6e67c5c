/**
 * Checks that the production build has no mock code, worker, source map or credential. The mock build is the positive
 * control; a build with planted settings must contain the public one only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from './edge/files.ts';
import { readCommand, refuse } from './setup/commandLine.ts';

readCommand(
  `Proves that the production build has no mock code, worker, source map or credential.

  vite build && vite build --mode mock && node scripts/check-build.ts

It reads dist/ and dist-mock/, and makes one more build with planted credentials.`,
  {},
);

for (const folder of ['dist', 'dist-mock']) {
  if (!existsSync(folder)) refuse(`There is no ${folder}/. See --help.`);
}

/** Strings of the mock backend: all must be in the mock build, none in production. */
const traces = [
  'mockServiceWorker',
  'Mock scenario',
  'Contract violation',
  'QA panel',
  'All errors',
  'freight-desk-tour',
  'twinbridge.mock.stripe',
];

/** Must not be in any build. */
const secrets = [/AGENCY_BASIC_AUTH/, /authorization["']?\s*:\s*["'`]Basic /i, /sourceMappingURL/];

/** Planted settings: public ones, and secrets of the edge. */
const planted = {
  shown: { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_planted' },
  hidden: {
    AGENCY_BASIC_AUTH: 'planted-user:planted-password',
    AGENCY_ORIGIN: 'https://planted-agency.example',
    HRMS_ORIGIN: 'https://planted-hrms.example',
    CONTENT_ORIGIN: 'https://planted-content.example',
  },
};

async function textOf(folder: string, files: string[]): Promise<string> {
  const code = files.filter((file) => /\.(js|css|html|json|webmanifest)$/.test(file));
  const texts = await Promise.all(code.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n');
}

const problems: string[] = [];
for (const folder of ['dist', 'dist-mock']) {
  const mocked = folder === 'dist-mock';
  const files = await listFiles(folder);
  const text = await textOf(folder, files);
  for (const trace of traces) {
    if (text.includes(trace) !== mocked) {
      problems.push(`${folder} ${mocked ? 'lacks' : 'holds'} "${trace}"`);
    }
  }
  for (const secret of secrets) {
    if (secret.test(text)) problems.push(`${folder} holds ${secret}`);
  }
  for (const name of files) {
    if (name.endsWith('.map')) problems.push(`${folder} holds the source map ${name}`);
    if (!mocked && /^(media\/|mockServiceWorker)/.test(name)) {
      problems.push(`${folder} holds ${name}`);
    }
  }
}

async function buildPlanted(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-build-'));
  try {
    const outDir = path.join(folder, 'dist');
    const env = { ...process.env, ...planted.shown, ...planted.hidden };
    const args = ['build', '--logLevel', 'error', '--outDir', outDir];
    const { status } = spawnSync('vite', args, { env, stdio: 'inherit' });
    if (status !== 0) problems.push('The build with planted settings failed');
    return await textOf(outDir, await listFiles(outDir));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const plantedText = await buildPlanted();
for (const [name, value] of Object.entries(planted.shown)) {
  if (!plantedText.includes(value)) problems.push(`A build lacks the value of ${name}`);
}
for (const [name, value] of Object.entries(planted.hidden)) {
  const encoded = Buffer.from(value).toString('base64');
  for (const each of [value, encoded]) {
    if (plantedText.includes(each)) problems.push(`A build holds the value of ${name}`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(
  'dist holds nothing of the mock backend and no credential; dist-mock holds all of the mock.',
);

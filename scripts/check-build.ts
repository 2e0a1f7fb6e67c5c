/**
 * Checks that the production site of `npm test` has no mock code, worker, source map or credential, and only the public
 * one of its planted settings. The mock build in dist-mock/ is the positive control.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hiddenSettings, publicSettings } from './check-build/fakeSettings.ts';
import { listFiles } from './edge/files.ts';
import { parseCommand } from './shared/commandLine.ts';

parseCommand('Proves that the production site of npm test contains no mock and no credential.', {});

/** Strings of the mock backend: all must be in the mock build, none in production. */
const traces = [
  'mockServiceWorker',
  'Mock scenario',
  'Contract violation',
  'QA panel',
  'All errors',
  'freight-desk-tour',
  'Your card number is incomplete.',
];

/** Must not be in any build. */
const secrets = ['AGENCY_BASIC_AUTH', 'sourceMappingURL', /authorization["']?\s*:\s*["'`]Basic /i];

const dist = 'node_modules/.cache/production/dist';
const hidden = Object.values(hiddenSettings);
const encoded = hidden.map((value) => Buffer.from(value).toString('base64'));

/**
 * Required and forbidden texts of each build; `codeLacks` may be in pages, which have the mock's content, but not in
 * code.
 */
const builds = {
  [dist]: {
    holds: Object.values(publicSettings),
    lacks: [...secrets, ...hidden, ...encoded],
    codeLacks: traces,
  },
  'dist-mock': { holds: traces, lacks: secrets, codeLacks: [] },
};

const problems: string[] = [];
for (const [folder, { holds, lacks, codeLacks }] of Object.entries(builds)) {
  const files = await listFiles(folder);
  const read = async (pattern: RegExp) => {
    const names = files.filter((file) => pattern.test(file));
    return Promise.all(names.map((file) => readFile(path.join(folder, file), 'utf8')));
  };
  const code = await read(/\.(js|css|json|webmanifest)$|^shell\.html$/);
  const all = await read(/\.(js|css|json|webmanifest|html|xml|txt|svg)$/);
  const has = (texts: string[], part: string | RegExp) =>
    texts.some((text) => (part instanceof RegExp ? part.test(text) : text.includes(part)));
  const absent = holds.filter((part) => !has(code, part));
  const present = [
    ...lacks.filter((part) => has(all, part)),
    ...codeLacks.filter((part) => has(code, part)),
  ];
  for (const part of absent) problems.push(`${folder} lacks ${part}`);
  for (const part of present) problems.push(`${folder} holds ${part}`);
  const odd = folder === 'dist-mock' ? /\.map$/ : /\.map$|^(media\/|mockServiceWorker)/;
  for (const file of files)
    if (odd.test(file)) problems.push(`${folder} contains the file ${file}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('The site contains no mock code and no credential; dist-mock contains the mock.');

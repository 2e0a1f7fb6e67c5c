/** Differences of two contracts, whom they break, and the output of the command. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import { readFolder } from '../../scripts/contract-diff/readContract.ts';
import { sentenceOf } from '../../scripts/contract-diff/report.ts';

const fixture = path.join(import.meta.dirname, 'fixture/diff');
const text = await readFile(path.join(fixture, 'agency.yaml'), 'utf8');
const before = await readFolder(fixture, 'fixture', true);

/** A text of the fixture, its replacement, and the changes: whom each breaks, the number of calls, and its name. */
const rows = `
title: { | name: { | site (3) Note.title: renamed to name
/api/notes/{id}/: | /api/note/{id}/: | clients (1) getNote: path /api/notes/{id}/ → /api/note/{id}/
required: [id] | required: [id, title] | nobody (3) Note.title: optional → required
enum: [public, private] | enum: [public, private, shared] | site (3) Kind: enum gains shared | nobody (1) Kind: enum gains shared
type: integer, minimum: 1 | type: string | site (3) Note.id: type integer → string
type: integer, maximum: 9 | type: number, maximum: 8 | clients (1) NewNote.count: maximum 9 → 8 | nobody (1) NewNote.count: type integer → number
type: integer, maximum: 9 | type: [string, integer], maximum: 8 | clients (1) NewNote.count: maximum 9 → 8 | nobody (1) NewNote.count: type gains string
maxLength: 50 | maxLength: 40 | clients (1) NewNote.words: maxLength 50 → 40
type: string, maxLength: 50 | anyOf: [{ type: integer }, { type: object }] | clients (1) NewNote.words: type gains integer, object, loses string
maxLength: 100 | maxLength: 120 | nobody (3) Note.title: maxLength 100 → 120
maxLength: 70 | maxLength: 80 | site (3) Note.image: maxLength 70 → 80
, maxLength: 70 | , maxLength: 70, x-new: 1 | site (3) Note.image: x-new none → 1
contentMediaType: text/html | maxLength: 9 | site (3) Note.body: contentMediaType text/html → none | nobody (3) Note.body: maxLength none → 9
[string, "null"] | "null" | site (3) Note.body: type loses string
, x-order: newest first |  | site (3) Note.date: x-order "newest first" → none
title: { type: string, maxLength: 100 } | title: { allOf: [{ maxLength: 100 }, { type: string }] }
count: { | number: { | clients (1) NewNote.count: renamed to number
additionalProperties: false | additionalProperties: true | nobody (1) NewNote: other fields refused → allowed
$ref: "#/components/schemas/Kind" }, { type: "null" } | type: "null" }, { enum: [private, public] }
anyOf: [{ type: string }, { type: object, properties: { name: { type: string } } }] | anyOf: [{ type: object, properties: { name: { type: string } } }, { type: string }]
anyOf: [{ type: string }, { type: object, properties: { name: { type: string } } }] | type: integer | site (3) Note.by: type gains integer, loses object, string
anyOf: [{ type: string }, | anyOf: [{ type: object, properties: { id: { type: integer } } }, { type: string }, | site (3) Note.by as object: added
maxItems: 90, | maxItems: 20, | site (1) response 200.results: maxItems 90 → 20
properties:⏎              results | properties:⏎              next: { type: string }⏎              results | site (1) response 200.next: field added
schema: { $ref: "#/components/schemas/Kind" } | schema: { type: array, items: { $ref: "#/components/schemas/Kind" } } | nobody (1) query parameter kind: type gains array
name: kind, in: query | name: kind, in: query, required: true | clients (1) query parameter kind: optional → required
"409": | "410": | site (1) response 409: removed | nobody (1) examples: removed | nobody (1) response 410: added | nobody (1) examples: added
"200": { $ref: "#/components/responses/Notes" } | 2XX: { $ref: "#/components/responses/Notes" } | site (1) response 2XX: status 200 → 2XX
Retry-After: { required: true, schema: { type: integer } } |  | site (3) response 429 header Retry-After: removed
title: A | title: B | nobody (1) examples: other values
url: / | url: /v2 | clients (3) agency: servers / → /v2
security: [{ session: [] }] | security: [{ session: [], basicAuth: [] }] | clients (1) credential basicAuth: added
name: sessionid | name: sid | clients (1) credential session: name sessionid → sid
tags: [p, em] | tags: [p] | site (1) content of agency: allowed tags loses em
description: Known | description: Other | nobody (1) response 409: other description
`;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The changes of the fixture after replacements, as in the table. */
async function listChanges(...replaced: [from: string, to: string][]): Promise<string[]> {
  const folder = await makeFolder();
  for (const [from] of replaced) expect(text).toContain(from);
  const changed = replaced.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  await writeFile(path.join(folder, 'agency.yaml'), changed);
  return compareContracts(before, await readFolder(folder, 'changed', true)).map((change) => {
    const calls = new Set(change.places.map((place) => place.split(' ')[0]));
    return `${change.breaks ?? 'nobody'} (${calls.size}) ${sentenceOf(change)}`;
  });
}

const cases = rows.trim().split('\n');
test.each(cases.map((row) => row.split(' | ')))('%s becomes %s', async (from, to, ...expected) => {
  const [old = '', now = ''] = [from, to].map((part) => part?.replaceAll('⏎', '\n'));
  expect(await listChanges([old, now])).toEqual(expected);
});

test('a renamed path parameter and a renamed component break nobody', async () => {
  const renamed = await listChanges(
    ['{id}', '{key}'],
    ['name: id, in: path', 'name: key, in: path'],
  );
  expect(renamed).toEqual(['nobody (1) getNote: path /api/notes/{id}/ → /api/notes/{key}/']);
  const parts = ['Kind', 'NewNote'].map((name): [string, string] => [`${name}`, `My${name}`]);
  expect(await listChanges(...parts)).toEqual([]);
});

test('a removed contract removes its operations, from the screens that x-screens names', () => {
  const found = compareContracts(before, []).filter(({ breaks }) => breaks);
  const told = found.map((change) => [sentenceOf(change), change.screens]);
  expect(told).toEqual([
    ['listNotes: operation removed', ['/: notes', '*: footer']],
    ['addNote: operation removed', ['/notes']],
    ['getNote: operation removed', ['/notes/:id']],
  ]);
});

const command = path.resolve('scripts/contract-diff.ts');
/** Creates a git repository with a contract that the generator accepts. */
async function makeRepository() {
  const folder = await makeFolder();
  const accepted = path.join(import.meta.dirname, 'fixture/awards');
  const git = (...words: string[]) => spawnSync('git', ['-C', folder, ...words]);
  await cp(accepted, path.join(folder, 'openapi'), { recursive: true });
  git('init', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@people.example', 'commit', '-m', 'First');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' });
  const change = async (name: string, from: string, to: string) => {
    const file = path.join(folder, 'openapi', name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };
  return { folder, git, run, change };
}

test('the command exits with 1 and a list of breaking changes with their calls and screens', async () => {
  const { run, change } = await makeRepository();
  const same = expect.stringMatching(/^The contract is the same as \w+\.\n$/);
  expect(run()).toMatchObject({ status: 0, stdout: same });
  await change('awards.yaml', '[gold, silver]', '[gold, silver, bronze]');
  await change('awards.yaml', 'The award.', 'One award.');
  const { status, stdout } = run('main', '--markdown');
  expect(status).toBe(1);
  expect(stdout.split('\n\n')).toEqual([
    '## 1 breaking change of the contract since `main`, 1 other',
    '### Breaking',
    [
      '- **`Award.level: enum gains bronze`**',
      '  - breaks: the site: a response gives less or other',
      '  - in: getAward response 200 level',
      '  - screens: /awards/:id',
    ].join('\n'),
    '### Not breaking',
    '- **`response 200: other description`**\n  - in: getAward response 200\n  - screens: /awards/:id\n',
  ]);
});

test('for contracts that cannot be compared the command exits with a sentence and 2', async () => {
  const { folder, git, run, change } = await makeRepository();
  const file = path.join(folder, 'openapi/agency.yaml');
  const expectRefusal = (sentence: RegExp, ...words: string[]) => {
    const stderr = expect.stringMatching(sentence);
    expect(run(...words)).toMatchObject({ status: 2, stdout: '', stderr });
  };
  expectRefusal(/^v9 is no git reference and no folder with a contract\.\n$/, 'v9');
  expectRefusal(/^Name one git reference or one folder/, 'one', 'two');
  expectRefusal(/^The name of the git reference or folder is empty\.\n$/, '');
  expectRefusal(/^Unknown option '--nonsense'/, '--nonsense');
  await change('awards.yaml', 'minimum: 1', 'multipleOf: 2');
  expectRefusal(
    /^openapi cannot be compared:\nopenapi.awards\.yaml:\d+:\d+ .*`multipleOf` is not used/,
  );
  await change('agency.yaml', 'paths:\n', 'paths: [\n');
  expectRefusal(/^openapi cannot be compared:\nopenapi.agency\.yaml:\d+:\d+ yaml: /);
  await rename(file, file.replace('.yaml', '.yml'));
  expectRefusal(/^openapi has agency\.yml, but a contract is a file named `\.yaml`/);
  await rename(file.replace('.yaml', '.yml'), file);
  git('checkout', '-b', 'other');
  git('branch', '-D', 'main');
  expectRefusal(/^There is no branch main or master; name a git reference\.\n$/);
  await writeFile(path.join(folder, '.git/shallow'), git('rev-parse', 'HEAD').stdout);
  expectRefusal(/^This clone is shallow: fetch its whole history, .*`fetch-depth: 0`/);
  await rm(path.join(folder, '.git'), { recursive: true });
  expectRefusal(/^This is no git repository; name the folder /);
});

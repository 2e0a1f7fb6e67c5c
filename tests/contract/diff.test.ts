/** Differences of two contracts, whom they break, and the output of the command. */
import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import {
  findMergeBase,
  loadFolder,
  loadReference,
} from '../../scripts/contract-diff/loadContract.ts';
import { sentenceOf } from '../../scripts/contract-diff/report.ts';
import { change, copyFixture } from './copyFixture.ts';

/** A text of the fixture, its replacement, and the changes: whom each breaks, the number of calls, and its name. */
const rows = `
title: { | name: { | site (3) Note.title: field removed | nobody (3) Note.name: field added
/api/notes/{key}/: | /api/note/{key}/: | clients (1) getNote: path /api/notes/{key}/ → /api/note/{key}/
required: [id] | required: [id, title] | nobody (3) Note.title: optional → required
enum: [public, private] | enum: [public, private, shared] | site (3) Kind: enum gains shared | nobody (1) Kind: enum gains shared
type: integer, minimum: 1 | type: string | site (3) Note.id: type integer → string
type: integer, maximum: 9 | type: number, maximum: 8 | clients (1) NewNote.count: maximum 9 → 8 | nobody (1) NewNote.count: type integer → number
type: string, maxLength: 50 | anyOf: [{ type: integer }, { type: object }] | clients (1) NewNote.words: type gains integer, object, loses string
maxLength: 100 | maxLength: 120 | nobody (3) Note.title: maxLength 100 → 120
, maxLength: 70 | , maxLength: 70, x-new: 1 | site (3) Note.image: x-new none → 1
contentMediaType: text/html | maxLength: 9 | site (3) Note.body: contentMediaType text/html → none | nobody (3) Note.body: maxLength none → 9
[string, "null"] | "null" | site (3) Note.body: type loses string
title: { type: string, maxLength: 100 } | title: { allOf: [{ maxLength: 100 }, { type: string }] }
count: { | number: { | clients (1) NewNote.count: field removed | nobody (1) NewNote.number: field added
additionalProperties: false | additionalProperties: true | nobody (1) NewNote: other fields refused → allowed
$ref: "#/components/schemas/Kind" }, { type: "null" } | type: "null" }, { enum: [private, public] }
anyOf: [{ type: string }, { type: object, properties: { name: { type: string } } }] | anyOf: [{ type: object, properties: { name: { type: string } } }, { type: string }]
anyOf: [{ type: string }, | anyOf: [{ type: object, properties: { id: { type: integer } } }, { type: string }, | site (3) Note.by as object: alternative added
uid: { type: integer } } }, { type: object | uid: { type: number } } }, { type: object, maxProperties: 2 | site (3) Note.via.uid: type integer → number | site (3) Note.via: maxProperties none → 2
maxItems: 90, | maxItems: 20, | site (1) response 200.results: maxItems 90 → 20
properties:⏎              results | properties:⏎              next: { type: string }⏎              results | site (1) response 200.next: field added
schema: { $ref: "#/components/schemas/Kind" } | schema: { type: array, items: { $ref: "#/components/schemas/Kind" } } | nobody (1) query parameter kind: type gains array
name: kind, in: query | name: kind, in: query, required: true | clients (1) query parameter kind: optional → required
"409": | "410": | site (1) response 409: failure removed | nobody (1) response 410: failure added
"200": { $ref: "#/components/responses/Notes" } | 2XX: { $ref: "#/components/responses/Notes" } | site (1) response 2XX: status 200 → 2XX
Retry-After: { required: true, schema: { type: integer } } |  | site (3) response 429 header Retry-After: header removed
url: / | url: /v2 | clients (3) agency: servers / → /v2
security: [{ session: [] }] | security: [{ session: [], basicAuth: [] }] | clients (1) credential basicAuth: credential added
name: sessionid | name: sid | clients (1) credential session: name sessionid → sid
tags: [p, em] | tags: [p] | site (1) content of agency: allowed tags loses em
description: Known | description: Other
key | slug | nobody (1) getNote: path /api/notes/{key}/ → /api/notes/{slug}/
Kind | Sort
`;

const before = await loadFolder(path.join(import.meta.dirname, 'fixture/diff'), 'fixture', true);

test.each(
  rows
    .trim()
    .split('\n')
    .map((row) => row.replaceAll('⏎', '\n').split(' | ')),
)('%s becomes %s', async (from = '', to = '', ...expected) => {
  const folder = await copyFixture('diff');
  await change(folder, [from, to]);
  const found = compareContracts(before, await loadFolder(folder, 'changed', true));
  const told = found.map(({ breaks, places, ...each }) => {
    const calls = new Set(places.map((place) => place.split(' ')[0]));
    return `${breaks ?? 'nobody'} (${calls.size}) ${sentenceOf({ breaks, places, ...each })}`;
  });
  expect(told).toEqual(expected);
});

test('a removed contract removes its operations, from the screens that x-screens names', () => {
  const found = compareContracts(before, []).filter(({ breaks }) => breaks);
  const told = found.map((each) => [sentenceOf(each), each.screens]);
  expect(told).toEqual([
    ['listNotes: operation removed', ['/: notes', '*: footer']],
    ['addNote: operation removed', ['/notes']],
    ['getNote: operation removed', ['/notes/:id']],
  ]);
});

/** Creates a git repository with a contract that the generator accepts. */
async function makeRepository() {
  const contract = await copyFixture('awards');
  const folder = path.dirname(contract);
  const git = (...words: string[]) => spawnSync('git', ['-C', folder, ...words]);
  git('init', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@people.example', 'commit', '-m', 'First');
  const script = path.resolve('scripts/contract-diff.ts');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' });
  return { contract, git, run };
}

test('the command exits with 1 and lists a breaking change with its calls and screens', async () => {
  const { contract, run } = await makeRepository();
  await change(
    contract,
    ['[gold, silver]', '[gold, silver, bronze]'],
    ['maxLength: 100', 'maxLength: 90'],
    ['The award.', 'One award.'],
  );
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout.split('\n\n')).toEqual([
    expect.stringMatching(/^## The contract since [0-9a-f]{9}: 1 breaking, 1 other$/),
    [
      '- `Award.level: enum gains bronze`',
      '  - breaks: the site: a response gives less or other',
      '  - in: getAward response 200 level',
      '  - screens: /awards/:id',
    ].join('\n'),
    '- not breaking: `AwardTeaser.name: maxLength 100 → 90`\n',
  ]);
});

test('contracts that cannot be compared are refused with a sentence, and the command exits with 2', async () => {
  const { contract, git, run } = await makeRepository();
  const stderr = 'v9 is no git reference and no folder with a contract.\n';
  expect(run('v9')).toMatchObject({ status: 2, stdout: '', stderr });
  const open = () => loadFolder(contract, 'openapi', false);
  await change(contract, ['minimum: 1', 'multipleOf: 2']);
  await expect(open).rejects.toThrow(
    /^openapi cannot be compared:\nopenapi.awards\.yaml:\d+:\d+ .*`multipleOf` is not used/,
  );
  await rm(path.join(contract, 'hrms.yaml'));
  await rm(path.join(contract, 'agency.yaml'));
  await expect(open).rejects.toThrow(/^openapi has no contract: a file named/);
  git('checkout', '-b', 'other');
  git('branch', '-D', 'main');
  const findBase = () => findMergeBase(contract);
  expect(findBase).toThrow(/^There is no branch main or master; name a git reference\.$/);
  await writeFile(path.join(contract, '../.git/shallow'), git('rev-parse', 'HEAD').stdout);
  expect(findBase).toThrow(/^This clone is shallow: fetch its whole history, .*`fetch-depth: 0`/);
  await rm(path.join(contract, '../.git'), { recursive: true });
  expect(findBase).toThrow(/^This is no git repository; name the folder /);
  await expect(() => loadReference(contract, 'v9')).rejects.toThrow(/^v9 is no git reference/);
});

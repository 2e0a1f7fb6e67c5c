/** Names of changes of a contract, whom they break, and the output of the command. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Change, compareContracts } from '../../scripts/contract-diff/compare.ts';
import { readFolder } from '../../scripts/contract-diff/readContract.ts';
import { sentenceOf, writeReport } from '../../scripts/contract-diff/report.ts';
import { fixtures, writeFiles } from './project.ts';

const fixture = path.join(fixtures, 'diff');
const text = await readFile(path.join(fixture, 'agency.yaml'), 'utf8');
const before = await readFolder(fixture);

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A text of the fixture, its replacement, and the changes: whom each breaks, the number of calls, and its name. */
const rows = `
title: { | name: { | site (3) Note.title: renamed to name | site (3) Note.name: required → optional
/api/notes/{id}/: | /api/note/{id}/: | clients (1) getNote: path /api/notes/{id}/ → /api/note/{id}/
operationId: getNote | operationId: readNote | nobody (1) readNote: operationId getNote → readNote
post: | put: | clients (1) addNote: method post → put
required: [id, title] | required: [id, title, body] | nobody (3) Note.body: optional → required
required: [id, title] | required: [id] | site (3) Note.title: required → optional
enum: [public, private] | enum: [public] | clients (1) Kind: enum loses private | nobody (3) Note.kind: enum loses private
enum: [public, private] | enum: [public, private, shared] | site (3) Note.kind: enum gains shared | nobody (1) Kind: enum gains shared
type: integer, minimum: 1 | type: string | site (3) Note.id: type integer → string
type: integer, minimum: 1 | type: number, minimum: 1 | site (3) Note.id: type integer → number
maxLength: 100 | maxLength: 120 | site (3) Note.title: maxLength 100 → 120
maxLength: 100 | maxLength: 80 | nobody (3) Note.title: maxLength 100 → 80
maxLength: 50 | maxLength: 60 | nobody (1) NewNote.words: maxLength 50 → 60
maxLength: 50 | maxLength: 40 | clients (1) NewNote.words: maxLength 50 → 40
minLength: 1 | minLength: 2 | clients (1) NewNote.words: minLength 1 → 2
contentMediaType: text/html | maxLength: 9 | site (3) Note.body: contentMediaType text/html → none | nobody (3) Note.body: maxLength none → 9
x-url: image | x-url: link | site (3) Note.image: x-url image → link
title: { type: string, maxLength: 100 } | heading: { type: boolean } | site (3) Note.title: field removed | nobody (3) Note.heading: field added
count: { type: integer, x-unit-price: { amount: 25 } } | total: { type: string } | clients (1) NewNote.count: field removed | nobody (1) NewNote.total: field added
required: [words]⏎      additionalProperties: false⏎      properties: | required: [words, by]⏎      additionalProperties: false⏎      properties:⏎        by: { type: string } | clients (1) NewNote.by: required field added
format: uri | pattern: ^a | site (3) Note.image: format uri → none | nobody (3) Note.image: pattern none → ^a
{ $ref: "#/components/schemas/Kind" }, { type: "null" } | { $ref: "#/components/schemas/Kind" } | nobody (3) Kind: null allowed → refused
[string, "null"] | string | nobody (3) Note.body: null allowed → refused
anyOf: [{ type: string }, | anyOf: [{ type: boolean }, { type: string }, | site (3) Note.by as boolean: added
anyOf: [{ type: string }, | anyOf: [{ type: "null" }, { type: string }, | site (3) Note.by: null refused → allowed
name: kind, in: query | name: sort, in: query | clients (1) query parameter kind: renamed to sort
name: kind, in: query | name: kind, in: query, required: true | clients (1) query parameter kind: optional → required
x-cookie: csrftoken | x-cookie: token | clients (1) header parameter X-CSRFToken: x-cookie csrftoken → token
name: X-CSRFToken | name: X-Token | clients (1) header parameter X-CSRFToken: renamed to X-Token
required: false | required: true | clients (1) request body: optional → required
application/json: { schema: { $ref: "#/components/schemas/NewNote" } } | text/plain: { schema: { type: string } } | clients (1) request body as application/json: removed | nobody (1) request body as text/plain: added
required: [words] | required: [words, count] | clients (1) NewNote.count: optional → required
count: { | number: { | clients (1) NewNote.count: renamed to number
words: { | extra: { type: boolean }⏎        words: { | nobody (1) NewNote.extra: field added
additionalProperties: false | additionalProperties: true | nobody (1) NewNote: other fields refused → allowed
amount: 25 | amount: 30 | clients (1) NewNote.count: x-unit-price {"amount":25} → {"amount":30}
"409": | "410": | site (1) response 409: removed | nobody (1) examples: removed | nobody (1) response 410: added | nobody (1) examples: added
headers: { Retry-After: { required: true, schema: { type: integer } } } | headers: {} | site (3) response 429 header Retry-After: removed
"429": | "430": | site (3) response 429: removed | nobody (3) examples: removed | nobody (3) response 430: added | nobody (3) examples: added
"200": | 2XX: | site (3) response 2XX: status 200 → 2XX
required: true, schema: { type: integer } } } | schema: { type: integer } } } | site (3) response 429 header Retry-After: required → optional
noNotes: | nothing: | nobody (1) examples: removed | nobody (1) examples: added
title: A | title: B | nobody (1) examples: other values
url: / | url: /v2 | clients (3) agency: base path / → /v2
security: [{ session: [] }] | security: [{ session: [], basicAuth: [] }] | clients (1) credential basicAuth: added
security: [{ session: [] }] | security: [] | nobody (1) credential session: removed
name: sessionid | name: sid | clients (1) credential session: name sessionid → sid
x-prefix: "" | x-prefix: "Token " | clients (1) credential session: x-prefix "" → "Token "
x-screens: [/] | x-screens: [/, /services] | nobody (1) listNotes: x-screens gains /services
tags: [p, em] | tags: [p] | site (1) content of agency: x-allowed-html tags loses em
tags: [p, em] | tags: [p, em, b] | nobody (1) content of agency: x-allowed-html tags gains b
description: Known | description: Other
operationId: addNote | operationId: addNotes | nobody (1) addNotes: operationId addNote → addNotes
`;

const cases = rows.trim().split('\n');

test.each(cases.map((row) => row.split(' | ')))(
  '%s becomes %s',
  async (from = '', to = '', ...expected) => {
    const folder = await makeFolder();
    const [old, now] = [from, to].map((part) => part.replaceAll('⏎', '\n'));
    expect(text).toContain(old);
    const changed = text.replaceAll(old ?? '', now ?? '');
    await writeFiles(folder, [['agency.yaml', changed]]);
    const found = compareContracts(before, await readFolder(folder)).map((change) => {
      const calls = new Set(change.places.map(({ operation }) => operation));
      return `${change.breaks ?? 'nobody'} (${calls.size}) ${sentenceOf(change)}`;
    });
    expect(found).toEqual(expected);
  },
);

test('a renamed field is not also another value of the examples', async () => {
  const folder = await makeFolder();
  const renamed = text.replaceAll(/\btitle\b(?!: Fixture)/g, 'heading');
  await writeFiles(folder, [['agency.yaml', renamed]]);
  const found = compareContracts(before, await readFolder(folder)).map(sentenceOf);
  expect(found).toEqual(['Note.title: renamed to heading']);
});

test('a removed contract removes its operations', () => {
  const found = compareContracts(before, []).filter(({ breaks }) => breaks);
  expect(found.map(sentenceOf)).toEqual(
    ['listNotes', 'addNote', 'getNote'].map((id) => `${id}: operation removed`),
  );
});

/** Creates a git repository with this project's contract; `run` starts the command there, `edit` changes a file. */
async function makeRepository() {
  const folder = await makeFolder();
  const git = (...words: string[]) => spawnSync('git', ['-C', folder, ...words]);
  await cp('openapi', path.join(folder, 'openapi'), { recursive: true });
  git('init', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@people.example', 'commit', '-m', 'First');
  const command = path.resolve('scripts/contract-diff.ts');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' });
  async function edit(name: string, from: string, to: string): Promise<void> {
    const file = path.join(folder, 'openapi', name);
    const content = await readFile(file, 'utf8');
    expect(content).toContain(from);
    await writeFile(file, content.replaceAll(from, to));
  }
  return { folder, run, edit };
}

test('the command exits with 1 and a list of what breaking changes touch', async () => {
  const { run, edit } = await makeRepository();
  const same = expect.stringMatching(/^The contract is the same as \w+\.\n$/);
  expect(run()).toMatchObject({ status: 0, stdout: same });
  await edit('agency/services.yaml', 'short_text', 'summary');
  await edit('agency.yaml', '  /api/teams/:\n    $ref: agency/teams.yaml#/paths/list\n', '');
  const { status, stdout } = run('--json');
  expect(status).toBe(1);
  const { breaking, changes } = JSON.parse(stdout);
  expect(breaking).toBe(2);
  const of = (subject: string) => changes.find((each: Change) => each.subject === subject);
  // The footer of every page requests the list, and shows other fields of it.
  expect(of('ServiceTeaser.short_text')).toMatchObject({
    ...{ what: 'field renamed', was: 'short_text', is: 'summary', breaks: 'site' },
    places: [{ operation: 'listServices' }, { operation: 'getService' }],
    touches: {
      routes: ['/', '/services', '/services-details/:id'],
      files: expect.arrayContaining(['src/shared/services/ServiceCards.tsx']),
      examples: expect.arrayContaining(['listServices:services', 'getService:mobileApps']),
      rules: ['lists', 'records', 'media', 'credential'],
    },
  });
  expect(of('listTeams').touches).toMatchObject({
    routes: ['/', '/team-details/:id'],
    catalogue: expect.arrayContaining(['teamFailed “Error loading team data”']),
  });
  const comment = writeReport(changes, 'main', true);
  expect(comment).toContain('- **`listTeams: operation removed`**\n  - breaks: the site: ');
});

test('for contracts that cannot be compared the command exits with a sentence and 2', async () => {
  const { folder, run, edit } = await makeRepository();
  const expectRefusal = (sentence: RegExp, ...words: string[]) => {
    const stderr = expect.stringMatching(sentence);
    expect(run(...words)).toMatchObject({ status: 2, stdout: '', stderr });
  };
  expectRefusal(/^v9 is no git reference and no folder with a contract\.\n$/, 'v9');
  expectRefusal(/^openapi\/shared is no git reference and no folder/, 'openapi/shared');
  expectRefusal(/^Name one git reference or one folder/, 'one', 'two');
  expectRefusal(/^The name of the git reference or folder is empty\.\n$/, '');
  expectRefusal(/^Unknown option '--nonsense'/, '--nonsense');
  await edit('agency.yaml', 'paths:\n', 'paths: [\n');
  expectRefusal(/^The contract in openapi cannot be read:\nopenapi.agency\.yaml:\d+:\d+ yaml: /);
  await rm(path.join(folder, '.git'), { recursive: true });
  await edit('agency.yaml', 'paths: [\n', 'paths:\n');
  expectRefusal(/^This is no git repository; name the folder /);
});

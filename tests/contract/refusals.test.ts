/** Each mistake in a contract is refused with file, line, column, rule and reason. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readApis } from '../../scripts/generate/contract.ts';

const fixture = path.join(import.meta.dirname, 'fixture/awards');

/** A folder with the valid contract, in whose files the first text is replaced by the second. */
async function makeFolder(change: string, replacement: string, name = 'contract'): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, name);
  await cp(fixture, folder, { recursive: true });
  for (const file of ['agency.yaml', 'awards.yaml']) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(
      path.join(folder, file),
      text.replace(change, () => replacement),
    );
  }
  return folder;
}

/** The lines of the refusal, each from the name of the file on. */
async function findRefusals(folder: string): Promise<string[]> {
  const error: unknown = await readApis(folder, ['agency']).then(
    () => null,
    (reason) => reason,
  );
  if (error === null) return [];
  expect(error).toHaveProperty('name', 'ContractError');
  const start = `${path.relative(process.cwd(), folder)}/`;
  return String((error as Error).message)
    .split('\n')
    .map((line) => line.replace(start, ''));
}

test.each(['contract', 'C#', 'feature%2Flogin', '50% x', 'My Site é (1)'])(
  'the contract is read in a folder named %s',
  async (name) => {
    expect(await findRefusals(await makeFolder('', '', name))).toEqual([]);
  },
);

const unused = (what: string) =>
  `contract/subset: \`${what}\` is not used in this contract; add it to scripts/generate/subset.ts and to the generator first.`;

const level = 'level: { type: string, enum: [gold, silver] }';

test.each<[what: string, change: string, replacement: string, refusal: string]>([
  [
    'YAML that is no YAML',
    'paths:\n  list:',
    'paths:\n list: {\n',
    'awards.yaml:5:18 no-unresolved-refs: Failed to parse',
  ],
  ['OpenAPI 3.0', 'openapi: 3.1.0', 'openapi: 3.0.3', 'agency.yaml:2:1 '],
  [
    'a key that Redocly knows and we do not use',
    'summary: One award',
    'summary: One award\n      deprecated: true',
    `awards.yaml:23:7 ${unused('deprecated')}`,
  ],
  [
    'a keyword of another type',
    level,
    level.replace('}', ', minimum: 1 }'),
    `awards.yaml:60:\\d+ ${unused('minimum')}`,
  ],
  [
    'a keyword beside a reference',
    '{ $ref: "#/schemas/AwardTeaser" } }',
    '{ $ref: "#/schemas/AwardTeaser", minProperties: 2 } }',
    `awards.yaml:48:\\d+ ${unused('minProperties')}`,
  ],
  [
    'an unknown format',
    level,
    'level: { type: string, format: date-time }',
    `awards.yaml:60:\\d+ ${unused('format: "date-time"')}`,
  ],
  [
    'a pattern that forms cannot check',
    level,
    'level: { type: string, pattern: "^[a-" }',
    'awards.yaml:60:\\d+ contract/subset: `pattern: ',
  ],
  [
    'another content type',
    'application/json:\n              schema: { $ref: "#/schemas/Award" }',
    'text/csv:\n              schema: { $ref: "#/schemas/Award" }',
    `awards.yaml:30:\\d+ ${unused('text/csv')}`,
  ],
  [
    'alternatives of security',
    '[{ basicAuth: [] }]',
    '[{ basicAuth: [] }, {}]',
    'agency.yaml:5:1 contract/subset: `security: ',
  ],
  ['a schema without a type', level, 'level: {}', 'awards.yaml:60:\\d+ contract/subset: A schema '],
  [
    'a schema that contains itself',
    level,
    'level: { $ref: "#/schemas/Award" }',
    'awards.yaml:\\d+:\\d+ contract/bodies: This schema contains itself',
  ],
  [
    'a record example with an old name',
    'goldAward:\n                  summary: Gold\n                  value: { id: 1, name: One',
    'goldAward:\n                  summary: Gold\n                  value: { id: 1, title: One',
    'awards.yaml:35:35 contract/own-properties: The schema has no property `title`.',
  ],
  [
    'JSON in an example without a required property',
    `'[{"year":2026}]'`,
    `'[{"month":1}]'`,
    'awards.yaml:\\d+:\\d+ contract/own-properties: The schema requires `year`.',
  ],
  [
    'a response without an example',
    'examples:\n                awards: { summary: Two',
    'x-other:\n                awards: { summary: Two',
    'awards.yaml:13:\\d+ contract/named-examples: The response has no example',
  ],
  [
    'two examples of one name',
    'awardNotFound:',
    'goldAward:',
    'awards.yaml:42:\\d+ contract/named-examples: The operation has two examples',
  ],
  [
    'an example named like a fault',
    'awardNotFound:',
    'slow:',
    'awards.yaml:42:\\d+ contract/named-examples: The mock has a response named "slow"',
  ],
  [
    'a record that is never missing',
    '"404":',
    '"403":',
    'agency.yaml:9:3 contract/calls: A GET of one record documents 404.',
  ],
  [
    'a path that the edge does not forward',
    '/api/awards/:',
    '/awards/:',
    'agency.yaml:8:3 contract/calls: The edge forwards only paths below /api/.',
  ],
  [
    'a call of no screen',
    'x-screens: [/awards]',
    'x-screens: []',
    'awards.yaml:3:\\d+ contract/calls: `x-screens` names the screens',
  ],
  [
    'a password in a response',
    level,
    'level: { type: string, writeOnly: true }',
    'awards.yaml:60:\\d+ contract/bodies: The sender of this body',
  ],
  [
    'HTML that runs code',
    'tags: [p, em]',
    'tags: [p, iframe]',
    'agency.yaml:10:\\d+ contract/harmless: `iframe` may run code',
  ],
  [
    'a value of another type',
    'level: gold',
    'level: bronze',
    'awards.yaml:35:\\d+ no-invalid-media-type-examples: ',
  ],
  [
    'a reference to nothing',
    '"#/schemas/AwardList"',
    '"#/schemas/Awards"',
    'awards.yaml:14:\\d+ no-unresolved-refs: ',
  ],
])('%s is refused', async (_, change, replacement, refusal) => {
  const lines = await findRefusals(await makeFolder(change, replacement));
  const [place, reason] = refusal.split(' contract/');
  const literal = (text: string) => text.replace(/[.*+?^$()|[\]{}/]/g, '\\$&');
  const pattern = reason === undefined ? place : `${place} ${literal(`contract/${reason}`)}`;
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${pattern}`)));
});

test('an operationId is in one contract only', async () => {
  const folder = await makeFolder('', '');
  await cp(path.join(folder, 'agency.yaml'), path.join(folder, 'hrms.yaml'));
  await expect(readApis(folder, ['agency', 'hrms'])).rejects.toThrow(
    /awards\.yaml:4:7 contract\/unique-ids: `listAwards` is used in another contract too\./,
  );
});

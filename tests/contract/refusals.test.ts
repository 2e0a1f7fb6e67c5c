/** Each mistake in a contract is refused with file, line, column, rule and reason. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { contract, fixtures, otherContract, writeFiles } from './project.ts';

/** The contract with one part replaced. */
function change(part: string, replacement: string): string {
  expect(contract).toContain(part);
  return contract.replace(part, () => replacement);
}

/** The error lines for contract files; none when they are valid. */
async function findRefusals(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contracts-'));
  try {
    await writeFiles(folder, Object.entries(files));
    await generate(folder, ['agency', 'hrms']);
    return [];
  } catch (error) {
    const { name, message } = error as Error;
    expect(name).toBe('ContractError');
    const prefix = `${path.relative(process.cwd(), folder)}/`;
    return message.split('\n').map((line) => line.replace(prefix, ''));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Either a whole contract, or a part of the valid one and its replacement. */
type Mistake = { what: string; error: string } & (
  | { contract: string }
  | { replace: string; with: string }
);
const mistakes = parseYaml(
  await readFile(path.join(fixtures, 'refusals.yaml'), 'utf8'),
) as Mistake[];

test.each(mistakes)('$what', async (mistake) => {
  const text = 'contract' in mistake ? mistake.contract : change(mistake.replace, mistake.with);
  const lines = await findRefusals({ 'agency.yaml': text, 'hrms.yaml': otherContract });
  expect(lines).toContainEqual(expect.stringContaining(`agency.yaml:${mistake.error}`));
});

/**
 * A part of the valid contract, and snippets that are refused there, each with a part of the message. The message names
 * `line`, or a line of the snippet.
 */
type RefusedPart = {
  place: string;
  line?: number;
  replace: string;
  with: string;
  refused: Record<string, string>;
};
const tables = ['subset-schemas.yaml', 'subset.yaml'].map(async (name) => {
  return parseYaml(await readFile(path.join(fixtures, name), 'utf8')) as RefusedPart[];
});
const places = (await Promise.all(tables)).flat();
const snippets = places.flatMap(({ refused, ...place }) =>
  Object.entries(refused).map(([snippet, message]) => ({ ...place, snippet, message })),
);

test.each(snippets)('$place: $snippet', async ({ replace, with: text, line, snippet, message }) => {
  const agency = change(replace, text.split('…').join(snippet));
  const [before = ''] = contract.split(replace);
  const [prefix = ''] = text.split('…');
  const first = line ?? `${before}${prefix}`.split('\n').length;
  const last = line ?? first + snippet.split('\n').length - 1;
  const lines = await findRefusals({ 'agency.yaml': agency, 'hrms.yaml': otherContract });
  const here = lines.filter((each) => {
    const [file, number] = each.split(':');
    return file === 'agency.yaml' && Number(number) >= first && Number(number) <= last;
  });
  expect(here, lines.join('\n')).toContainEqual(expect.stringContaining(message));
});

test('an example may have additional properties if its schema is open or absent', async () => {
  const detail = 'detail: { type: string }\n';
  const indent = ' '.repeat(18);
  const context = `${detail}${indent}context: { type: object, additionalProperties: true }\n${indent.slice(2)}additionalProperties: true\n`;
  const text = change(detail, context).replace(
    'No such award. }',
    'No such award., further: 1, context: { id: 7 } }',
  );
  expect(await findRefusals({ 'agency.yaml': text, 'hrms.yaml': otherContract })).toEqual([]);
});

/** The refusals of the valid contract with another file, which its award may refer to. */
const findPartRefusals = (prizes: string, agency = contract) =>
  findRefusals({ 'agency.yaml': agency, 'hrms.yaml': otherContract, 'agency/prizes.yaml': prizes });

const toAlias = contract.replace(
  / {4}Award:\n[\s\S]*/,
  '    Award: { $ref: "agency/prizes.yaml#/schemas/Alias" }\n',
);
const award = `  Alias: { $ref: "#/schemas/Award" }
  Award: { type: object, properties: { id: { type: integer }, level: { type: string } } }
`;

test('an alias counts as a use', async () => {
  expect(await findPartRefusals(`schemas:\n${award}`, toAlias)).toEqual([]);
});

test.each([
  ['a used', 6, award, toAlias],
  ['an unused', 4, '', contract],
])('the unused parts of %s file are refused', async (_, line, used, agency) => {
  const prizes = `schemas:\n  Prize: { type: object }\n${used}paths:\n  list: {}\n`;
  expect(await findPartRefusals(prizes, agency)).toEqual([
    'agency/prizes.yaml:2:3 no-unused-components: No operation uses `Prize`.',
    `agency/prizes.yaml:${line}:3 no-unused-components: No operation uses \`list\`.`,
  ]);
});

test.each([
  ['a JSON file', 'prizes.json'],
  ['a file outside the folder', path.join(fixtures, 'award/agency.yaml')],
  ['another site', 'https://example.com/prizes.yaml'],
])('a reference to %s is refused', async (_, file) => {
  const reference = `    Award: { $ref: "${file}#/schemas/Award" }\n`;
  const agency = contract.replace(/ {4}Award:\n[\s\S]*/, reference);
  const [line = ''] = await findRefusals({
    'agency.yaml': agency,
    'hrms.yaml': otherContract,
    'prizes.json': '{ "schemas": { "Award": { "$ref": "prizes.json#/schemas/Award" } } }',
  });
  expect(line).toMatch(/^agency\.yaml:\d+:\d+ value: Only YAML files of this folder can be/);
});

test('a file that is not in UTF-8 is refused', async () => {
  const [line] = await findRefusals({
    'agency.yaml': contract.replace('gold', 'g\ufffdld'),
    'hrms.yaml': otherContract,
  });
  expect(line).toMatch(/^agency\.yaml:\d+:1 value: Save this file in UTF-8/);
});

test('an operationId must not be in two contracts', async () => {
  const other = contract.replace('url: /\n', 'url: /hrms\n');
  expect(await findRefusals({ 'agency.yaml': contract, 'hrms.yaml': other })).toEqual([
    'hrms.yaml:20:20 contract/shared-id: The operationId `getAward` is used in another contract too.',
  ]);
});

test('a security scheme has the same definition in all contracts', async () => {
  const other = otherContract.replace('scheme: basic', 'scheme: Basic');
  expect(await findRefusals({ 'agency.yaml': contract, 'hrms.yaml': other })).toEqual([
    expect.stringMatching(
      /^hrms\.yaml:\d+:\d+ contract\/shared-id: The security scheme `\w+` differs/,
    ),
  ]);
});

test('a missing contract is reported', async () => {
  const [line] = await findRefusals({ 'hrms.yaml': otherContract });
  expect(line).toMatch(/:1:1 contract: ENOENT: .*agency\.yaml/);
});

test('one run names the violations of both contracts', async () => {
  const lines = await findRefusals({
    'agency.yaml': change('level: gold', 'level: bronze'),
    'hrms.yaml': otherContract.replace('level: silver', 'level: tin'),
  });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['agency.yaml', 'hrms.yaml']);
});

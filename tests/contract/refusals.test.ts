/** Each mistake in a contract is refused with file, line, column, rule and reason. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { fixtures, writeFiles } from './project.ts';

/** The valid contract, and its operations under other names for the second one. */
const contract = await readFile(path.join(fixtures, 'award/agency.yaml'), 'utf8');
const otherContract = contract.replaceAll('ward', 'wardee');

/** The contract with one part replaced. */
function change(part: string | RegExp, replacement: string): string {
  const changed = contract.replace(part, replacement);
  if (changed === contract) throw new Error(`There is no ${part}`);
  return changed;
}
/** The contract with another schema of an award. */
const withAward = (schema: string) => change(/ {4}Award:\n[\s\S]*/, `    Award: ${schema}\n`);
/** The contract with one more parameter, in line 25. */
const withParameter = (parameter: string) =>
  change(
    '        - name: id\n',
    `        - { description: q, ${parameter} }\n        - name: id\n`,
  );
/** The contract with more in its first response. */
const withHeader = (header: string) =>
  change('The award.\n', `The award.\n          headers: { X-A: ${header} }\n`);

/** The error lines for contract files; none when they are valid. */
async function findRefusals(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contracts-'));
  try {
    await writeFiles(folder, Object.entries(files));
    await generate({ folder, apis: ['agency', 'hrms'] });
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

/** What is wrong → the contract, and the error from the line number on. */
const mistakes: Record<string, Record<string, [text: string, line: string]>> = {
  'a file': {
    'that is empty': ['', '1:1 contract: Document must be JSON object'],
    'of comments alone': ['# Nothing.\n', '1:1 contract: Document must be JSON object'],
    'that is a list': ['- 1', '1:1 contract: Document must be JSON object'],
    'of something else': ['foo: 1', '1:1 contract: Unsupported specification'],
    'that is no YAML': [
      change('tags: [Awards]', 'tags: [Awards'),
      '22:7 yaml: deficient indentation',
    ],
  },
  'a reference': {
    'to nothing': [
      change('schemas/Award"', 'schemas/Nothing"'),
      "35:23 no-unresolved-refs: Can't resolve $ref",
    ],
    'to itself': [
      withAward('{ $ref: "#/components/schemas/Award" }'),
      '74:20 no-circular-reference: This reference leads back to itself',
    ],
    'to one that refers back': [
      `${withAward('{ $ref: "#/components/schemas/Prize" }')}    Prize: { $ref: "#/components/schemas/Award" }\n`,
      '75:20 no-circular-reference: This reference leads back to itself',
    ],
    'into itself': [
      withAward('{ $ref: "#/components/schemas/Award/properties/id" }'),
      '74:20 no-circular-reference: This reference leads back to itself',
    ],
    'to a schema in the middle of an operation': [
      change(
        '"#/components/schemas/Award"',
        '"#/paths/~1api~1awards~1{id}~1/get/responses/404/content/application~1json/schema"',
      ),
      '35:31 contract/unsupported: A schema that others refer to stands under `components/schemas`.',
    ],
  },
  'an operation with': {
    'no operationId': [
      change('operationId: getAward', 'x-nothing: 1'),
      '19:5 operation-operationId: Operation object should contain `operationId` field.',
    ],
    'an operationId that is no name': [
      change('operationId: getAward', 'operationId: get-award'),
      '20:20 rule/operation-name: An operationId is the name of generated constants',
    ],
    'no description': [
      change('      description: A new endpoint.\n', ''),
      '19:5 operation-description: Operation object should contain `description` field.',
    ],
    'no success': [
      change('"200"', '"302"'),
      '30:7 operation-2xx-response: Operation must have at least one `2XX` response.',
    ],
    'no refusal': [
      change(/ {8}"404":[\s\S]*?(?= {8}"500")/, ''),
      '30:7 operation-4xx-response: Operation must have at least one `4XX` response.',
    ],
    'no failure of the server': [
      change(/ {8}"500":[\s\S]*?(?=components:)/, ''),
      '30:7 rule/operation-5xx-response: The operation has no 5xx response',
    ],
    'a method that is none of the website': [
      change('    get:\n', '    trace: {}\n    get:\n'),
      '19:5 contract/unsupported: trace: ',
    ],
    'an object in the query': [
      withParameter('name: q, in: query, schema: { type: object }'),
      '25:11 contract/unsupported: An object in the query needs `style: deepObject`.',
    ],
    'a list in the query that does not repeat its name': [
      withParameter('name: q, in: query, explode: false, schema: { type: array, items: {} }'),
      '25:11 contract/unsupported: A list in the query repeats its name',
    ],
    'a list in a header': [
      withParameter('name: q, in: header, schema: { type: array, items: {} }'),
      '25:11 contract/unsupported: A parameter in the header must be text, a number or a boolean.',
    ],
    'a body without a schema': [
      change('schema: { $ref: "#/components/schemas/Award" }', 'x-schema: 1'),
      '34:13 contract/unsupported: A body needs a schema',
    ],
    'a required header that the mock could not send': [
      withHeader('{ required: true, schema: { type: string } }'),
      '33:22 contract/response-headers: The required header X-A has no example',
    ],
  },
  'an example': {
    'that breaks its schema': [
      change('level: gold', 'level: bronze'),
      '39:42 no-invalid-media-type-examples: Example value must conform to the schema',
    ],
    'with a misspelt field': [
      change('summary: Gold', 'sumary: Gold'),
      '38:19 struct: Property `sumary`',
    ],
    'under a misspelt name': [change('examples:', 'exmples:'), '36:15 struct: Property `exmples`'],
    'with a property that a closed schema does not have': [
      change('level: gold', 'level: gold, levle: 1'),
      '39:48 no-invalid-media-type-examples: Example value must conform to the schema: must NOT have',
    ],
    'with a property that an open schema does not have': [
      change('No such award. }', 'No such award., detial: None }'),
      '55:52 no-invalid-media-type-examples: Example value must conform to the schema: must NOT have unevaluated properties `detial`.',
    ],
    'with a name that another one has': [
      change('awardNotFound', 'goldAward'),
      '53:17 contract/response-examples: The operation has two examples named "goldAward"',
    ],
    'with a name that no link can carry': [
      change('goldAward', 'gold award'),
      '37:17 contract/response-examples: The example\'s name "gold award" must be letters',
    ],
    'that is missing': [
      change(/ {14}examples:\n {16}awardNotFound:\n.*\n.*\n/, ''),
      '46:13 contract/response-examples: The response has no example of application/json',
    ],
    'that stands elsewhere': [
      change('value: { id: 1, level: gold }', 'externalValue: gold.json'),
      '39:19 contract/unsupported: externalValue: write the value itself.',
    ],
  },
  'a schema': {
    'with a wrong pattern': [
      change('level: { type: string,', 'level: { type: string, pattern: "[a-z",'),
      '80:41 contract/valid-pattern: Invalid regular expression: /[a-z/u',
    ],
    'with a misspelt keyword': [
      change('level: { type: string,', 'level: { type: string, maxLenght: 9,'),
      '80:32 struct: Property `maxLenght` is not expected here.',
    ],
    'with an example of another form': [
      change('{ type: integer }\n        level', '{ type: integer, example: one }\n        level'),
      '79:39 no-invalid-schema-examples: Example value must conform to the schema',
    ],
    'that nothing uses': [
      `${contract}    Prize: { type: object }\n`,
      '81:5 no-unused-components: Component: "Prize" is never used.',
    ],
    'that only another unused one uses': [
      `${contract}    Prize: { properties: { next: { $ref: "#/components/schemas/Next" } } }
    Next: { properties: { prize: { $ref: "#/components/schemas/Prize" } } }\n`,
      '81:5 no-unused-components: No operation uses `Prize`.',
    ],
  },
};

describe.each(Object.entries(mistakes))('%s', (_, each) => {
  test.each(Object.entries(each))('%s', async (_, [text, line]) => {
    const lines = await findRefusals({ 'agency.yaml': text, 'hrms.yaml': otherContract });
    expect(lines).toContainEqual(expect.stringContaining(`agency.yaml:${line}`));
  });
});

test('an example may have properties of its own where its schema says so, or has none', async () => {
  const text = change(
    /( +)detail: { type: string }\n(?= +examples:\n +awardNotFound:)/,
    '$&$1context: { type: object }\n                additionalProperties: true\n',
  ).replace('No such award. }', 'No such award., further: 1, context: { id: 7 } }');
  expect(await findRefusals({ 'agency.yaml': text, 'hrms.yaml': otherContract })).toEqual([]);
});

test('a part that nothing refers to, in a file that nothing refers to; an alias is a use', async () => {
  const text = `${withAward('{ $ref: "agency/prizes.yaml#/schemas/Alias" }')}`;
  const prizes = `schemas:
  Prize: { type: object }
  Alias: { $ref: "#/schemas/Award" }
  Award: { type: object, properties: { id: { type: integer }, level: { type: string } } }
paths:
  list: {}
`;
  const files = { 'agency.yaml': text, 'hrms.yaml': otherContract, 'agency/prizes.yaml': prizes };
  expect(await findRefusals(files)).toEqual([
    'agency/prizes.yaml:2:3 no-unused-components: No operation uses `Prize`.',
    'agency/prizes.yaml:6:3 no-unused-components: No operation uses `list`.',
  ]);
});

test('an operationId of two contracts', async () => {
  expect(await findRefusals({ 'agency.yaml': contract, 'hrms.yaml': contract })).toEqual([
    'hrms.yaml:20:20 contract/shared-id: The operationId `getAward` is used in another contract too.',
  ]);
});

test('a contract that is missing', async () => {
  const [line] = await findRefusals({ 'hrms.yaml': otherContract });
  expect(line).toMatch(/:1:1 contract: ENOENT: .*agency\.yaml/);
});

test('violations of both contracts are named in one run', async () => {
  const lines = await findRefusals({
    'agency.yaml': change('level: gold', 'level: bronze'),
    'hrms.yaml': otherContract.replace('level: silver', 'level: tin'),
  });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['agency.yaml', 'hrms.yaml']);
});

/** What the generator cannot support is refused with file, line, column, rule and reason. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { changePart, fixtures } from './project.ts';

const contract = await readFile(path.join(fixtures, 'award/agency.yaml'), 'utf8');
const change = (part: string | RegExp, replacement: string) =>
  changePart(contract, part, replacement);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contracts-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Lines that say why these files are no contracts. */
async function refusals(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const outcome = await generate({ folder, apis: ['agency', 'hrms'] }).catch((error) => error);
  expect(outcome).toMatchObject({ name: 'ContractError' });
  const prefix = `${path.relative(process.cwd(), folder)}/`;
  return outcome.message.split('\n').map((line: string) => line.replace(prefix, ''));
}

const other = contract.replaceAll('ward', 'wardee');
const inAgency = (text: string) => refusals({ 'agency.yaml': text, 'hrms.yaml': other });

/** The contract with another schema of an award. */
const withAward = (schema: string) => change(/ {4}Award:\n[\s\S]*/, `    Award: ${schema}\n`);
/** The contract with one more parameter, in line 25. */
const withParameter = (parameter: string) =>
  change(
    '        - name: id\n',
    `        - { description: q, ${parameter} }\n        - name: id\n`,
  );

const files: [string, string, string][] = [
  ['that is empty', '', '1:1 contract: Document must be JSON object'],
  ['of comments alone', '# Nothing.\n', '1:1 contract: Document must be JSON object'],
  ['that is a list', '- 1', '1:1 contract: Document must be JSON object'],
  ['of something else', 'foo: 1', '1:1 contract: Unsupported specification'],
  [
    'that is no YAML',
    change('tags: [Awards]', 'tags: [Awards'),
    '22:7 yaml: deficient indentation',
  ],
];

const references: [string, string, string][] = [
  [
    'to nothing',
    change('schemas/Award"', 'schemas/Nothing"'),
    "35:23 no-unresolved-refs: Can't resolve $ref",
  ],
  [
    'to itself',
    withAward('{ $ref: "#/components/schemas/Award" }'),
    '74:20 no-circular-reference: This reference leads back to itself',
  ],
  [
    'to one that refers back',
    `${withAward('{ $ref: "#/components/schemas/Prize" }')}    Prize: { $ref: "#/components/schemas/Award" }\n`,
    '75:20 no-circular-reference: This reference leads back to itself',
  ],
  [
    'into itself',
    withAward('{ $ref: "#/components/schemas/Award/properties/id" }'),
    '74:20 no-circular-reference: This reference leads back to itself',
  ],
  [
    'to a schema in the middle of an operation',
    change(
      '"#/components/schemas/Award"',
      '"#/paths/~1api~1awards~1{id}~1/get/responses/404/content/application~1json/schema"',
    ),
    '35:31 contract/unsupported: A schema that others refer to stands under `components/schemas`.',
  ],
];

const operations: [string, string, string][] = [
  [
    'no operationId',
    change('operationId: getAward', 'x-nothing: 1'),
    '19:5 operation-operationId: Operation object should contain `operationId` field.',
  ],
  [
    'an operationId that is no name',
    change('operationId: getAward', 'operationId: get-award'),
    '20:20 contract/operation-name: An operationId is the name of generated constants',
  ],
  [
    'no description',
    change('      description: A new endpoint.\n', ''),
    '19:5 operation-description: Operation object should contain `description` field.',
  ],
  [
    'no success',
    change('"200"', '"302"'),
    '30:7 contract/operation-responses: The operation has no 2xx response.',
  ],
  [
    'no refusal',
    change(/ {8}"404":[\s\S]*?(?= {8}"500")/, ''),
    '30:7 operation-4xx-response: Operation must have at least one `4XX` response.',
  ],
  [
    'no failure of the server',
    change(/ {8}"500":[\s\S]*?(?=components:)/, ''),
    '30:7 contract/operation-responses: The operation has no 5xx response',
  ],
  [
    'a method that is none of the website',
    change('    get:\n', '    trace: {}\n    get:\n'),
    '19:5 contract/unsupported: trace: ',
  ],
  [
    'an object in the query',
    withParameter('name: q, in: query, schema: { type: object }'),
    '25:11 contract/unsupported: An object in the query needs `style: deepObject`.',
  ],
  [
    'a list in the query that does not repeat its name',
    withParameter('name: q, in: query, explode: false, schema: { type: array, items: {} }'),
    '25:11 contract/unsupported: A list in the query repeats its name',
  ],
  [
    'a list in a header',
    withParameter('name: q, in: header, schema: { type: array, items: {} }'),
    '25:11 contract/unsupported: A parameter in the header must be text, a number or a boolean.',
  ],
  [
    'a body without a schema',
    change('schema: { $ref: "#/components/schemas/Award" }', 'x-schema: 1'),
    '34:13 contract/unsupported: A body needs a schema',
  ],
  [
    'a required header that the mock could not send',
    change(
      'description: The award.\n',
      'description: The award.\n          headers: { X-A: { required: true, schema: { type: string } } }\n',
    ),
    '33:22 contract/response-headers: The required header X-A has no example',
  ],
];

const examples: [string, string, string][] = [
  [
    'that breaks its schema',
    change('level: gold', 'level: bronze'),
    '39:42 no-invalid-media-type-examples: Example value must conform to the schema',
  ],
  [
    'with a misspelt field',
    change('summary: Gold', 'sumary: Gold'),
    '38:19 struct: Property `sumary`',
  ],
  ['under a misspelt name', change('examples:', 'exmples:'), '36:15 struct: Property `exmples`'],
  [
    'with a property that a closed schema does not have',
    change('level: gold', 'level: gold, levle: 1'),
    '39:48 no-invalid-media-type-examples: Example value must conform to the schema: must NOT have',
  ],
  [
    'with a property that an open schema does not have',
    change('No such award. }', 'No such award., detial: None }'),
    '55:52 contract/example-properties: The schema has no property "detial".',
  ],
  [
    'with a name that another one has',
    change('awardNotFound', 'goldAward'),
    '53:17 contract/response-examples: The operation has two examples named "goldAward"',
  ],
  [
    'with a name that no link can carry',
    change('goldAward', 'gold award'),
    '37:17 contract/response-examples: The example\'s name "gold award" must be letters',
  ],
  [
    'that is missing',
    change(/ {14}examples:\n {16}awardNotFound:\n.*\n.*\n/, ''),
    '46:13 contract/response-examples: The response has no example of application/json',
  ],
  [
    'that stands elsewhere',
    change('value: { id: 1, level: gold }', 'externalValue: gold.json'),
    '39:19 contract/unsupported: externalValue: write the value itself.',
  ],
];

const schemas: [string, string, string][] = [
  [
    'with a wrong pattern',
    change('level: { type: string,', 'level: { type: string, pattern: "[a-z",'),
    '80:41 contract/valid-pattern: Invalid regular expression: /[a-z/u',
  ],
  [
    'with a misspelt keyword',
    change('level: { type: string,', 'level: { type: string, maxLenght: 9,'),
    '80:32 struct: Property `maxLenght` is not expected here.',
  ],
  [
    'with an example of another form',
    change(
      'id: { type: integer }\n        level',
      'id: { type: integer, example: one }\n        level',
    ),
    '79:39 no-invalid-schema-examples: Example value must conform to the schema',
  ],
  [
    'that nothing uses',
    `${contract}    Prize: { type: object }\n`,
    '81:5 no-unused-components: Component: "Prize" is never used.',
  ],
  [
    'that only another unused one uses',
    `${contract}    Prize: { properties: { next: { $ref: "#/components/schemas/Next" } } }
    Next: { properties: { prize: { $ref: "#/components/schemas/Prize" } } }\n`,
    '81:5 no-unused-components: No operation uses `Prize`.',
  ],
];

describe.each([
  ['a file', files],
  ['a reference', references],
  ['an operation with', operations],
  ['an example', examples],
  ['a schema', schemas],
])('%s', (_, cases) => {
  test.each(cases)('%s', async (__, text, line) => {
    expect(await inAgency(text)).toContainEqual(expect.stringContaining(`agency.yaml:${line}`));
  });
});

test('a schema in a file that nothing refers to', async () => {
  const files = {
    'agency.yaml': contract,
    'hrms.yaml': other,
    'agency/prizes.yaml': 'schemas:\n  Prize: { type: object }\npaths:\n  list: {}\n',
  };
  expect(await refusals(files)).toEqual([
    'agency/prizes.yaml:2:3 no-unused-components: No operation uses `Prize`.',
    'agency/prizes.yaml:4:3 no-unused-components: No operation uses `list`.',
  ]);
});

test('an operationId of two contracts', async () => {
  expect(await refusals({ 'agency.yaml': contract, 'hrms.yaml': contract })).toEqual([
    'hrms.yaml:20:20 operation-operationId-unique: The operationId `getAward` is used in another contract too.',
  ]);
});

test('a contract that is missing', async () => {
  const [line] = await refusals({ 'hrms.yaml': other });
  expect(line).toMatch(/:1:1 contract: ENOENT: .*agency\.yaml/);
});

test('violations of both contracts are named in one run', async () => {
  const lines = await refusals({
    'agency.yaml': change('level: gold', 'level: bronze'),
    'hrms.yaml': other.replace('level: silver', 'level: tin'),
  });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['agency.yaml', 'hrms.yaml']);
});

test('an example may have properties of its own where its schema says so, or has none', async () => {
  const text = change(
    'properties:\n                  detail: { type: string }\n              examples:\n                awardNotFound:',
    'properties:\n                  detail: { type: string }\n                  context: { type: object }\n                additionalProperties: true\n              examples:\n                awardNotFound:',
  ).replace('No such award. }', 'No such award., further: 1, context: { id: 7 } }');
  await writeFile(path.join(folder, 'agency.yaml'), text);
  await expect(generate({ folder, apis: ['agency'] })).resolves.toBeDefined();
});

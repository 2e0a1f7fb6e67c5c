/** Unsupported files, references and operations are refused with file, line, column, rule and reason. */
import { expect, test } from 'vitest';
import { change, contract, findRefusals, otherContract, testRefusals } from './refusal.ts';

/** The contract with another schema of an award. */
const withAward = (schema: string) => change(/ {4}Award:\n[\s\S]*/, `    Award: ${schema}\n`);
/** The contract with one more parameter, in line 25. */
const withParameter = (parameter: string) =>
  change(
    '        - name: id\n',
    `        - { description: q, ${parameter} }\n        - name: id\n`,
  );

testRefusals('a file', [
  ['that is empty', '', '1:1 contract: Document must be JSON object'],
  ['of comments alone', '# Nothing.\n', '1:1 contract: Document must be JSON object'],
  ['that is a list', '- 1', '1:1 contract: Document must be JSON object'],
  ['of something else', 'foo: 1', '1:1 contract: Unsupported specification'],
  [
    'that is no YAML',
    change('tags: [Awards]', 'tags: [Awards'),
    '22:7 yaml: deficient indentation',
  ],
]);

testRefusals('a reference', [
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
]);

testRefusals('an operation with', [
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
]);

test('a schema in a file that nothing refers to', async () => {
  const files = {
    'agency.yaml': contract,
    'hrms.yaml': otherContract,
    'agency/prizes.yaml': 'schemas:\n  Prize: { type: object }\npaths:\n  list: {}\n',
  };
  expect(await findRefusals(files)).toEqual([
    'agency/prizes.yaml:2:3 no-unused-components: No operation uses `Prize`.',
    'agency/prizes.yaml:4:3 no-unused-components: No operation uses `list`.',
  ]);
});

test('an operationId of two contracts', async () => {
  expect(await findRefusals({ 'agency.yaml': contract, 'hrms.yaml': contract })).toEqual([
    'hrms.yaml:20:20 operation-operationId-unique: The operationId `getAward` is used in another contract too.',
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

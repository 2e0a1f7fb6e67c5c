/** Invalid examples and schemas are refused with file, line, column, rule and reason. */
import { expect, test } from 'vitest';
import { change, contract, findRefusals, otherContract, testRefusals } from './refusal.ts';

testRefusals('an example', [
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
]);

testRefusals('a schema', [
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
]);

test('an example may have properties of its own where its schema says so, or has none', async () => {
  const text = change(
    'properties:\n                  detail: { type: string }\n              examples:\n                awardNotFound:',
    'properties:\n                  detail: { type: string }\n                  context: { type: object }\n                additionalProperties: true\n              examples:\n                awardNotFound:',
  ).replace('No such award. }', 'No such award., further: 1, context: { id: 7 } }');
  expect(await findRefusals({ 'agency.yaml': text, 'hrms.yaml': otherContract })).toEqual([]);
});

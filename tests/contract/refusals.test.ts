/** Each mistake in a contract is refused with file, line, column, rule and reason. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadApis } from '../../scripts/generate/contract.ts';
import { change, copyFixture } from './copyFixture.ts';

const read = (folder: string) => loadApis(folder, ['agency', 'hrms']);

test('a valid contract is read, whatever its folder is called', async () => {
  expect(await read(await copyFixture('awards', 'My C# Site é%2F (50% x)'))).toHaveLength(2);
});

/** A mistake, a text of the contract with its replacement (⏎ for a line break), and the start of the refusal. */
const rows = `
broken YAML | list:⏎ | list: {⏎ | awards.yaml:4:18 no-unresolved-refs: Failed to parse
a circle of aliases | openapi: 3.1.0 | x-a: &a [*a]⏎openapi: 3.1.0 | agency.yaml:2:11 yaml: from here on aliases
aliases of aliases | paths:⏎  list: | x-a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]⏎x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]⏎x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]⏎x-d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]⏎paths:⏎  list: | awards.yaml:2:11 no-unresolved-refs: Failed to parse: from here on aliases
OpenAPI 3.0 | openapi: 3.1.0 | openapi: 3.0.3 | agency.yaml:2:1
a key that is not used | summary: One award | deprecated: true | awards.yaml:22:7 contract/subset: \`deprecated\` is not used in this contract; add it to scripts/generate/subset.ts
a keyword beside a reference | Teaser" } } | Teaser", minItems: 2 } } | awards.yaml:48:84 contract/subset: \`minItems\` is not used
an unknown format | enum: [gold, silver] | format: date-time | awards.yaml:60:34 contract/subset: \`format: "date-time"\` is not used
a pattern that forms cannot check | enum: [gold, silver] | pattern: "^[a-" | awards.yaml:60:34 contract/subset: \`pattern: "^[a-"\` is not used
another content type | json:⏎              schema: { $ref: "#/schemas/AwardList | csv:⏎              schema: { $ref: "#/schemas/AwardList | awards.yaml:13:13 contract/subset: \`application/csv\` is not used
alternatives of security | [{ basicAuth: [] }] | [{ basicAuth: [] }, {}] | agency.yaml:5:1 contract/subset: \`security
a schema without a type | type: string, enum | enum | awards.yaml:60:11 contract/subset: A schema needs
a schema that contains itself | { type: string, enum: [gold, silver] } | { $ref: "#/schemas/Award" } | awards.yaml:60:11 contract/endless: This schema contains itself
what a visitor writes in a response | type: string, enum | writeOnly: true, type: string, enum | awards.yaml:35:53 no-invalid-media-type-examples: Example value must conform to the schema: \`level\` property must NOT be present in response
a record example with an old name | value: { id: 1, name | value: { id: 1, title | awards.yaml:35:35 no-invalid-media-type-examples: Example value must conform to the schema: must NOT have unevaluated properties \`title\`
a response without an example | examples:⏎                awards: | x-other:⏎                awards: | awards.yaml:13:13 contract/named-examples: The response has no example
two examples of one name | awardNotFound: | goldAward: | awards.yaml:42:17 contract/named-examples: The operation has two examples named "goldAward"
an example named like a fault | goldAward: | slow: | awards.yaml:33:17 contract/named-examples: The mock has a response named "slow"
an example with a name for no link | goldAward: | gold award: | awards.yaml:33:17 contract/named-examples: The example's name "gold award"
a record that is never missing | "404": | "403": | agency.yaml:9:3 contract/calls: A GET of one record documents 404
a path that the edge does not forward | /api/awards/: | /awards/: | agency.yaml:8:3 contract/calls: The edge forwards only paths below /api/
a call of no screen | x-screens: [/awards] | x-screens: [] | awards.yaml:3:5 contract/calls: \`x-screens\` names the screens
HTML that runs code | tags: [p, em] | tags: [p, iframe] | agency.yaml:10:29 contract/harmless: \`iframe\` may run code
an operationId of two contracts | paths: {} | paths: { /api/awards/: { $ref: "awards.yaml#/paths/list" } } | awards.yaml:4:7 contract/unique-ids: \`listAwards\` is used in another contract too.
`;

test.each(
  rows
    .trim()
    .split('\n')
    .map((row) => row.replaceAll('⏎', '\n').split(' | ')),
)('%s is refused', async (_, from = '', to = '', refusal) => {
  const folder = await copyFixture('awards');
  await change(folder, [from, to]);
  const { name, message } = await read(folder).then(
    () => new Error('The contract was accepted.'),
    (error: Error) => error,
  );
  expect(name, message).toBe('ContractError');
  const lines = message.replaceAll(`${path.relative(process.cwd(), folder)}/`, '').split('\n');
  expect(lines).toContainEqual(expect.stringContaining(refusal ?? ''));
});

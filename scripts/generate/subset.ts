/** The subset of OpenAPI 3.1 that types, mocks, checks and the edge support: every key that a contract may have. */

import type { NodeType } from '@redocly/openapi-core';

const keysOf = (text: string) => new Set(text.split(/\s+/));

/**
 * Keys by Redocly's node type. Extensions (`x-…`) are allowed everywhere; nodes with only descriptions are not listed.
 */
export const allowedKeys: Record<string, Set<string>> = {
  Root: keysOf('openapi info servers security tags paths components externalDocs'),
  Components: keysOf('schemas responses parameters examples requestBodies headers securitySchemes'),
  Server: keysOf('url description'),
  SecurityScheme: keysOf('type description name in scheme'),
  PathItem: keysOf('summary description parameters get put post patch delete'),
  Operation: keysOf(
    'operationId tags summary description externalDocs deprecated parameters requestBody responses security',
  ),
  Parameter: keysOf(
    'name in required description deprecated schema example examples style explode allowReserved allowEmptyValue',
  ),
  RequestBody: keysOf('required description content'),
  Response: keysOf('description headers content'),
  Header: keysOf('required description deprecated schema example examples'),
  MediaType: keysOf('schema example examples'),
  Example: keysOf('summary description value'),
  Schema: keysOf(
    `type enum const format title description externalDocs $comment default example examples deprecated readOnly
    writeOnly properties required additionalProperties minProperties maxProperties items minItems maxItems uniqueItems
    minLength maxLength pattern contentMediaType contentSchema minimum maximum exclusiveMinimum exclusiveMaximum
    multipleOf allOf anyOf oneOf`,
  ),
};

const inside = 'Write it out in `properties`';
const calls = 'Describe each call in `paths`';

/** What to write instead of a key that is not allowed. Other keys must be removed. */
export const instead: Record<string, string> = {
  servers: 'Write it once, at the top of the contract',
  variables: 'Write the URL out',
  webhooks: calls,
  callbacks: calls,
  pathItems: 'Write it into a file of its own, below `paths`',
  head: 'The website sends none, and the edge refuses it; remove it',
  content: 'Write `schema`',
  encoding: 'Write `contentMediaType` into the schema of the field',
  externalValue: 'Write the example into `value`',
  nullable: 'Write `type: [<type>, "null"]`',
  discriminator: 'Give each object a required property with a `const` of its own',
  $defs: 'Write it into `components/schemas`',
  definitions: 'Write it into `components/schemas`',
  $anchor: 'Refer to `#/components/schemas/…`',
  $dynamicRef: 'Refer to `#/components/schemas/…`',
  patternProperties: 'Write `additionalProperties`',
  propertyNames: 'Write `additionalProperties`',
  unevaluatedProperties: 'Write `additionalProperties`',
  prefixItems: 'Write an object with `properties`',
  contentEncoding: 'Write `format: byte`',
  not: 'Write what is allowed, for example with `enum` or `pattern`',
  if: inside,
  dependentRequired: inside,
  dependentSchemas: inside,
};

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const flag = { type: 'boolean' } as const;
const record = { type: 'object' } as const;

/**
 * Extensions that mean something, with their types, by Redocly's type of the node that has them. Others are allowed,
 * because other tools have theirs, unless they look like one of these.
 */
export const extensions: Record<string, NonNullable<NodeType['properties']>> = {
  Root: {
    'x-allowed-html': record,
    'x-allowed-url-schemes': record,
    'x-responses': 'ResponseGroups',
  },
  SecurityScheme: { 'x-prefix': text, 'x-responses': 'ResponseGroup' },
  Operation: { 'x-screens': texts },
  Parameter: { 'x-cookie': text },
  Schema: {
    ...{ 'x-both-or-neither': flag, 'x-may-refuse': flag, 'x-searches': texts },
    ...{ 'x-counts': text, 'x-filters': text, 'x-id-of': text, 'x-order': text, 'x-url': text },
    'x-unit-price': record,
  },
};

/** Keys allowed beside `$ref`, `anyOf` or `oneOf` in a schema; they say nothing about the value. */
export const annotations = keysOf(
  'title description externalDocs $comment deprecated readOnly writeOnly',
);

/** The JSON type that a keyword is for. */
export const keywordTypes: Record<string, string> = Object.fromEntries(
  Object.entries({
    object: 'properties required additionalProperties minProperties maxProperties',
    array: 'items minItems maxItems uniqueItems',
    string: 'minLength maxLength pattern contentMediaType contentSchema',
    number: 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf',
  }).flatMap(([type, keywords]) => keywords.split(' ').map((keyword) => [keyword, type])),
);

/** The required `style` of parameters by place: the way the website writes them and the mock reads them. */
export const styles: Record<string, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** Properties that may be null are optional, because the website treats null and absence alike. */
import { expect, test } from 'vitest';
import { contracts, type JsonSchema } from '#contract/schemas.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

function takesNull(schemas: Record<string, JsonSchema>, schema: Schema): boolean {
  const { $ref, type, anyOf = [], oneOf = [] } = schema;
  const target = $ref && schemas[$ref.split('/').at(-1) ?? ''];
  if (target) return takesNull(schemas, target);
  return (
    [type].flat().includes('null') || [...anyOf, ...oneOf].some((each) => takesNull(schemas, each))
  );
}

test.each(Object.entries(contracts))('%s: no nullable property is required', (_, contract) => {
  const { schemas } = contract.components;
  const found: string[] = [];
  JSON.stringify(contract, (_key, value: Schema) => {
    for (const name of Array.isArray(value?.required) ? value.required : []) {
      const property = value.properties?.[name];
      if (property && takesNull(schemas, property)) found.push(name);
    }
    return value;
  });
  expect(found).toEqual([]);
});

/** Reads the contract's schemas: bodies and parameters of calls, records of lists, and places of URLs. */
import { fieldsOf, type JsonSchema, resolve } from '../../contract/jsonSchema.ts';
import { contracts } from '../../contract/schemas.ts';
import type { Operation } from './exchange.ts';

/** A schema of the contract, with the keywords that the check reads. */
export type Schema = JsonSchema & {
  const?: unknown;
  minLength?: number;
  'x-both-or-neither'?: boolean;
};

const documentOf = (api: string): object => contracts[api] ?? {};

/** A schema with its references resolved, and the parts of its allOf, anyOf and oneOf. */
export function partsOf(api: string, schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const found: Schema = resolve(documentOf(api), schema);
  const { allOf = [], anyOf = [], oneOf = [] } = found;
  return [found, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => partsOf(api, part))];
}

/** A schema with the keywords of its parts. */
export const merge = (api: string, schema?: Schema): Schema =>
  Object.assign({}, ...partsOf(api, schema).toReversed());

/** The properties of a schema, each with the keywords of its parts. */
export function propertiesOf(api: string, schema: Schema = {}) {
  const { properties, required } = fieldsOf(documentOf(api), schema);
  return [...properties].map(([name, each]) => {
    return { api, name, schema: merge(api, each), isRequired: required.has(name) };
  });
}

/** A property of a body. */
export type BodyField = ReturnType<typeof propertiesOf>[number];

const schemasOf = ({ api, id }: Operation) => contracts[api]?.operations[id];

/** The body of a call: its content type and its properties. Null without one. */
export function bodySchemaOf(operation: Operation) {
  const [found] = Object.entries(schemasOf(operation)?.requestBody?.content ?? {});
  return found ? { type: found[0], fields: propertiesOf(operation.api, found[1]) } : null;
}

/** The parameters of a call in its path or query. */
export const parametersOf = (operation: Operation, place: 'path' | 'query'): BodyField[] =>
  propertiesOf(operation.api, schemasOf(operation)?.[place]);

/** The schema of a success's body; undefined when the contract has none. */
function successSchemaOf(operation: Operation): Schema | undefined {
  const responses = Object.entries(schemasOf(operation)?.responses ?? {});
  return responses.find(([status]) => status.startsWith('2'))?.[1].content['application/json'];
}

/** The properties of a list's records. */
export function recordFieldsOf(operation: Operation): BodyField[] {
  const fields = propertiesOf(operation.api, successSchemaOf(operation));
  const list = fields.find(({ name }) => name === operation.list?.key);
  return propertiesOf(operation.api, list?.schema.items);
}

/** Whether a property is comparable: HTML may be shortened, and media URLs signed. */
export const isComparable = (schema: Schema): boolean =>
  !schema['x-url'] && schema.contentMediaType === undefined;

/** True for a call that needs a credential of this scheme. */
export const hasScheme = ({ security }: Operation, scheme: string): boolean =>
  security.some((each: string) => each === scheme);

/** A schema with all schemas within it, each with its JSON pointer, in which `*` is an index. */
export function walk(
  api: string,
  schema?: Schema,
  pointer = '',
): { pointer: string; schema: Schema }[] {
  return partsOf(api, schema).flatMap((part) => [
    { pointer, schema: part },
    ...Object.entries(part.properties ?? {}).flatMap(([name, each]) =>
      walk(api, each, `${pointer}/${name}`),
    ),
    ...walk(api, part.items, `${pointer}/*`),
  ]);
}

/** Places of URLs in successful responses of a call, and what is at them: an image, a video, or a link. */
export const urlPlacesOf = (operation: Operation) =>
  walk(operation.api, successSchemaOf(operation)).flatMap(({ pointer, schema }) =>
    schema['x-url'] ? [{ pointer, use: schema['x-url'] }] : [],
  );

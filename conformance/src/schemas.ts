/** Reads the contract's schemas: their parts, bodies of calls, and places of URLs. */
import type { JsonSchema } from '../../contract/jsonSchema.ts';
import { contracts, exact } from '../../contract/schemas.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Operation } from './exchange.ts';

/** A schema of the contract, with the keywords that the check reads. */
export type Schema = JsonSchema & {
  const?: unknown;
  minLength?: number;
  'x-may-refuse'?: boolean;
  'x-both-or-neither'?: boolean;
  'x-filters'?: string;
  'x-searches'?: string[];
  'x-order'?: string;
} & { [list in 'x-id-of' | 'x-counts']?: OperationId };

/** A schema with its references resolved and its allOf, anyOf and oneOf parts added. */
export function resolve(api: string, schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  // A part of a compiled branch refers to its contract by name.
  const pointer = schema.$ref?.replace(/^[^#]*/, api);
  if (pointer) parts.push(exact.getSchema(pointer)?.schema as Schema);
  return [schema, ...parts.flatMap((part) => resolve(api, part))];
}

/** A schema merged with its parts. */
export function merge(api: string, schema: Schema = {}): Schema {
  const parts = resolve(api, schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.assign({}, ...parts.toReversed(), { properties, required });
}

const schemasOf = ({ api, id }: Operation) => contracts[api]?.operations[id];

/** The properties of a schema by name, each merged. */
export function propertiesOf(api: string, schema?: Schema) {
  const { properties = {}, required = [] } = merge(api, schema);
  return Object.entries(properties).map(([name, each]) => {
    return { api, name, schema: merge(api, each), isRequired: required.includes(name) };
  });
}

/** A property of a body. */
export type BodyField = ReturnType<typeof propertiesOf>[number];

/** The body of a call: its content type and its properties. Null without one. */
export function bodySchemaOf(operation: Operation) {
  const [found] = Object.entries(schemasOf(operation)?.requestBody?.content ?? {});
  return found ? { type: found[0], fields: propertiesOf(operation.api, found[1]) } : null;
}

/** The parameters of a call in its path or query. */
export const parametersOf = (operation: Operation, place: 'path' | 'query'): BodyField[] =>
  propertiesOf(operation.api, schemasOf(operation)?.[place]);

/** The schema of a success's body; undefined when the contract has none. */
export function successSchemaOf(operation: Operation): Schema | undefined {
  const responses = Object.entries(schemasOf(operation)?.responses ?? {});
  return responses.find(([status]) => status.startsWith('2'))?.[1].content['application/json'];
}

/** The schema of a list in its envelope. */
export function listSchemaOf(operation: Operation): Schema {
  const { properties = {} } = merge(operation.api, successSchemaOf(operation));
  return merge(operation.api, properties[operation.list?.key ?? '']);
}

/** The properties of a list's records. */
export const recordFieldsOf = (operation: Operation): BodyField[] =>
  propertiesOf(operation.api, listSchemaOf(operation).items);

/** Whether a property is comparable: HTML may be shortened, and media URLs signed. */
export const isPlain = (schema: Schema): boolean =>
  !schema['x-url'] && schema.contentMediaType === undefined;

/** True for a call that needs a credential of this scheme. */
export const hasScheme = ({ security }: Operation, scheme: string): boolean =>
  security.some((each: string) => each === scheme);

/** A place in a body, with `*` for an index, and its schema. */
export type Place = { pointer: string; schema: Schema };

/** All places of URLs in a schema. */
function placesOf(api: string, schema: Schema | undefined, pointer = ''): Place[] {
  return resolve(api, schema).flatMap((part) => [
    ...(part['x-url'] ? [{ pointer, schema: part }] : []),
    ...Object.entries(part.properties ?? {}).flatMap(([name, each]) =>
      placesOf(api, each, `${pointer}/${name}`),
    ),
    ...placesOf(api, part.items, `${pointer}/*`),
  ]);
}

/** Places of URLs in successful responses of a call. */
export const urlPlacesOf = (operation: Operation): Place[] =>
  placesOf(operation.api, successSchemaOf(operation));

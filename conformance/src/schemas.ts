/** Reads the contract's schemas: their parts, the body of a call, and where its URLs stand. */
import { contracts, exact } from '../../contract/schemas.ts';
import type { Operation } from './exchange.ts';

/** A schema of the contract, as far as the check reads it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  contentMediaType?: string;
  contentSchema?: Schema;
  readOnly?: boolean;
  'x-url'?: 'media' | 'link';
  'x-media'?: string;
  'x-may-refuse'?: boolean;
};

/** A schema with its references resolved and its allOf, anyOf and oneOf parts added. */
export function resolve(api: string, schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.$ref) parts.push(exact.getSchema(api + schema.$ref)?.schema as Schema);
  return [schema, ...parts.flatMap((part) => resolve(api, part))];
}

/** A schema and its parts as one. */
export function merge(api: string, schema: Schema): Schema {
  const parts = resolve(api, schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.assign({}, ...parts.toReversed(), { properties, required });
}

/** The body of a call: its content type and its properties. Null without one. */
export function bodySchemaOf({ api, id }: Operation) {
  const { content = {} } = contracts[api]?.operations[id]?.requestBody ?? {};
  const [found] = Object.entries(content);
  if (!found) return null;
  const { properties = {}, required = [] } = merge(api, found[1]);
  const fields = Object.entries(properties).map(([name, schema]) => {
    return { name, schema: merge(api, schema), isRequired: required.includes(name) };
  });
  return { type: found[0], fields };
}

/** The query parameters of a call. */
export function queryOf({ api, id }: Operation): [name: string, Schema][] {
  const { properties = {} } = (contracts[api]?.operations[id]?.query ?? {}) as Schema;
  return Object.entries(properties).map(([name, schema]) => [name, merge(api, schema)]);
}

/** The schema of a response's body; undefined when the contract has none. */
export function responseSchemaOf({ api, id }: Operation, status: string): Schema | undefined {
  return contracts[api]?.operations[id]?.responses[status]?.content['application/json'];
}

/** A place in a body, with `*` for an index, and what its schema says. */
export type Place = { pointer: string; schema: Schema };

/** All places of a schema that hold texts. */
function placesOf(api: string, schema: Schema | undefined, pointer = ''): Place[] {
  return resolve(api, schema).flatMap((part) => [
    ...(part['x-url'] ? [{ pointer, schema: part }] : []),
    ...Object.entries(part.properties ?? {}).flatMap(([name, each]) => {
      const kind = each['x-media'];
      const places = placesOf(api, each, `${pointer}/${name}`);
      return kind
        ? places.map((one) => ({ ...one, schema: { ...one.schema, 'x-media': kind } }))
        : places;
    }),
    ...placesOf(api, part.items, `${pointer}/*`),
  ]);
}

const known = new Map<string, Place[]>();

/** Where URLs stand in the successful responses of a call. */
export function urlPlacesOf(operation: Operation): Place[] {
  const success = Object.keys(operation.examples).find((status) => status.startsWith('2')) ?? '';
  const schema = responseSchemaOf(operation, success);
  const places = known.get(operation.id) ?? placesOf(operation.api, schema);
  known.set(operation.id, places);
  return places;
}

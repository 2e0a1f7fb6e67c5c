/** Schemas with their place in the contract's files, for rules that look through references. */
import type { Location, UserContext } from '@redocly/openapi-core';
import type { JsonSchema } from './openapi.ts';

/** A schema and its location. Its references are relative to that location. */
export type Placed = { schema: JsonSchema; location: Location };

type Resolve = Pick<UserContext, 'resolve'>;
type Path = string | (string | number)[];

/** Reports a violation at a key below a node. */
export type Say = (path: Path, message: string) => void;

/** Returns `say` for the visited node. */
export const sayAt =
  ({ report, location }: Pick<UserContext, 'report' | 'location'>): Say =>
  (path, message) =>
    report({ message, location: location.child(path).key() });

/** Direct subschemas with their paths, without a boolean `additionalProperties`. */
export function childrenOf(schema: JsonSchema): [path: (string | number)[], child: unknown][] {
  const named = Object.entries(schema.properties ?? {});
  const listed = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    Object.values(schema[key] ?? {}).map((child, index) => ({ path: [key, index], child })),
  );
  const single = ['items', 'additionalProperties', 'contentSchema'].filter(
    (key) => key in schema && !(key === 'additionalProperties' && typeof schema[key] === 'boolean'),
  );
  return [
    ...named.map(([name, child]): [string[], unknown] => [['properties', name], child]),
    ...listed.map(({ path, child }): [(string | number)[], unknown] => [path, child]),
    ...single.map((key): [string[], unknown] => [[key], schema[key]]),
  ];
}

/**
 * The target of a reference; other schemas are unchanged. An unresolved reference is empty, because another rule
 * reports it.
 */
export function follow({ resolve }: Resolve, { schema, location }: Placed): Placed {
  if (typeof schema?.$ref !== 'string') return { schema: Object(schema), location };
  const target = resolve<JsonSchema>({ $ref: schema.$ref }, location.source.absoluteRef);
  return { schema: target.node ?? {}, location: target.location ?? location };
}

/** The schemas in a list such as `allOf`, resolved. */
export function partsOf(context: Resolve, { schema, location }: Placed, key: string): Placed[] {
  const parts = (schema[key] ?? []) as JsonSchema[];
  return parts.map((part, index) =>
    follow(context, { schema: part, location: location.child([key, index]) }),
  );
}

/** The JSON types that a schema allows; an integer is a number. */
export function typesOf(context: Resolve, placed: Placed): string[] {
  const found = follow(context, placed);
  if (found.schema.allOf) return ['object'];
  const parts = ['anyOf', 'oneOf'].flatMap((key) => partsOf(context, found, key));
  if (parts.length > 0) return parts.flatMap((part) => typesOf(context, part));
  return [found.schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type));
}

/** Properties with their names and places, those of `allOf` parts included. */
export function placedProperties(context: Resolve, placed: Placed): [string, Placed][] {
  const found = follow(context, placed);
  const own = Object.entries(found.schema.properties ?? {});
  return [
    ...partsOf(context, found, 'allOf').flatMap((part) => placedProperties(context, part)),
    ...own.map(([name, schema]): [string, Placed] => {
      return [name, { schema, location: found.location.child(['properties', name]) }];
    }),
  ];
}

/** The properties and required names of an object, those of `allOf` parts included. */
export function wholeOf(context: Resolve, placed: Placed): JsonSchema {
  const found = follow(context, placed);
  const named = placedProperties(context, found).map(([name, each]) => {
    return [name, follow(context, each).schema] as const;
  });
  const inner = partsOf(context, found, 'allOf').map((part) => wholeOf(context, part));
  const required = [found.schema, ...inner].flatMap((each) => each.required ?? []);
  return { properties: Object.fromEntries(named), required };
}

/** A schema and all schemas in it and behind its references. */
export function everySchema(context: Resolve, placed: Placed): Placed[] {
  const found = follow(context, placed);
  const inside = childrenOf(found.schema).flatMap(([path, child]) =>
    everySchema(context, { schema: child as JsonSchema, location: found.location.child(path) }),
  );
  return [found, ...inside];
}

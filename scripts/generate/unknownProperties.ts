import { isRef, type UserContext } from '@redocly/openapi-core';
import { isRecord } from './isRecord.ts';

type Resolve = UserContext['resolve'];
type Schema = Record<string, unknown>;
/** A schema that applies to a value, with the file that its references are relative to. */
type Facet = { schema: Schema; file: string };

/** A schema with its references and compositions resolved. */
function facetsOf(resolve: Resolve, schema: unknown, file: string, seen = new Set()): Facet[] {
  if (!isRecord(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const { allOf, anyOf, oneOf, if: condition, then, else: otherwise } = schema;
  const parts = [allOf, anyOf, oneOf, condition, then, otherwise].flat();
  const facets = [
    { schema, file },
    ...parts.flatMap((part) => facetsOf(resolve, part, file, seen)),
  ];
  if (!isRef(schema)) return facets;
  const { node, location } = resolve<Schema>(schema, file);
  if (!location) return facets;
  return [...facets, ...facetsOf(resolve, node, location.source.absoluteRef, seen)];
}

/** A facet's schemas for a property. */
function schemasOf({ schema }: Facet, key: string): unknown[] {
  const { properties, patternProperties, additionalProperties } = schema;
  if (isRecord(properties) && Object.hasOwn(properties, key)) return [properties[key]];
  const fitting = Object.entries(isRecord(patternProperties) ? patternProperties : {}).filter(
    ([pattern]) => new RegExp(pattern, 'u').test(key),
  );
  if (fitting.length > 0) return fitting.map(([, each]) => each);
  return isRecord(additionalProperties) ? [additionalProperties] : [];
}

/** True when the schemas allow or forbid further properties themselves, or have none. */
function saysWhatElse(facets: Facet[]): boolean {
  const names = facets.flatMap(({ schema: { properties, patternProperties } }) =>
    [properties, patternProperties].flatMap((each) => Object.keys(isRecord(each) ? each : {})),
  );
  return (
    names.length === 0 ||
    facets.some(
      ({ schema }) =>
        typeof schema.additionalProperties === 'boolean' ||
        typeof schema.unevaluatedProperties === 'boolean',
    )
  );
}

function findIn(resolve: Resolve, value: unknown, facets: Facet[], path: string[]): string[][] {
  const inner = (child: unknown, key: string, select: (facet: Facet) => unknown[]) => {
    const found = facets.flatMap((facet) =>
      select(facet).flatMap((schema) => facetsOf(resolve, schema, facet.file)),
    );
    return findIn(resolve, child, found, [...path, key]);
  };
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      inner(item, String(index), ({ schema: { items, prefixItems } }) => [
        (Array.isArray(prefixItems) && prefixItems[index]) || items,
      ]),
    );
  }
  if (!isRecord(value)) return [];
  const isComplete = saysWhatElse(facets);
  return Object.entries(value).flatMap(([key, child]) => {
    const isKnown = facets.some((facet) => schemasOf(facet, key).length > 0);
    if (!isKnown && !isComplete) return [[...path, key]];
    return inner(child, key, (facet) => schemasOf(facet, key));
  });
}

/**
 * Paths of example properties that the schema does not have: probably misspelt. A schema without properties, or with
 * its own `additionalProperties`, allows any.
 */
export function findUnknownProperties(
  example: unknown,
  schema: unknown,
  file: string,
  resolve: Resolve,
): string[][] {
  return findIn(resolve, example, facetsOf(resolve, schema, file), []);
}

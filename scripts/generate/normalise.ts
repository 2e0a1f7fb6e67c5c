/** Rewrites a bundled contract into one form, so that emitters need not support several. */
import { mediaTypeOf } from '#contract/mediaTypes.ts';
import {
  fieldsOf,
  type JsonSchema,
  type MediaType,
  mapSchema,
  methods,
  type OpenApiDocument,
  type PathItem,
  resolve,
} from './openapi.ts';

type Side = 'request' | 'response';
type Body = { content?: Record<string, MediaType> };

/** Keyword of properties that this side omits. */
const hidingKeyword = { request: 'readOnly', response: 'writeOnly' } as const;

const prefix = '#/components/schemas/';

/** Request bodies and responses, of operations and components. */
function listBodies({ paths, components = {} }: OpenApiDocument): Record<Side, Body[]> {
  const { requestBodies = {}, responses = {} } = components as Record<string, object>;
  const items = Object.values(paths) as PathItem[];
  const operations = items.flatMap((item) => methods.flatMap((method) => item[method] ?? []));
  const sent = operations.flatMap(({ requestBody }) => requestBody ?? []);
  const received = operations.flatMap((operation) => Object.values(operation.responses));
  return {
    request: [...sent, ...Object.values(requestBodies)],
    response: [...received, ...Object.values(responses)],
  };
}

/**
 * Moves `required` names from an inline `allOf` part to the schema beside `allOf`, where the generated types need them.
 */
function hoistRequired(schema: JsonSchema): JsonSchema {
  const { allOf, required = [] } = schema;
  if (!allOf) return schema;
  const isOwn = ({ properties = {} }: JsonSchema, name: string) => Object.hasOwn(properties, name);
  const parts = allOf.map((part) =>
    part.required ? { ...part, required: part.required.filter((name) => isOwn(part, name)) } : part,
  );
  const others = allOf.flatMap((part) => part.required?.filter((name) => !isOwn(part, name)) ?? []);
  return {
    ...schema,
    // An empty part says nothing, but stops the generated types.
    allOf: parts.filter(({ type, description: _, required: rest, ...keywords }) => {
      return rest?.length !== 0 || type !== 'object' || Object.keys(keywords).length > 0;
    }),
    ...(others.length > 0 && { required: [...required, ...others] }),
  };
}

/**
 * Changes the document in place: content types lose parameters and capitals, requests lose `readOnly` properties and
 * responses `writeOnly` ones. A component that then differs between the sides becomes two, `Note` and `NoteRequest`.
 */
export function normalise(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {};
  const copies = {
    request: new Map<string, JsonSchema>(),
    response: new Map<string, JsonSchema>(),
  };

  function addCopy(name: string, side: Side): void {
    const schema = schemas[name];
    if (schema && !copies[side].has(name)) copies[side].set(name, toSide(schema, side));
  }

  function toSide(whole: JsonSchema, side: Side): JsonSchema {
    const keyword = hidingKeyword[side];
    return mapSchema(whole, (schema) => {
      if (schema.$ref) addCopy(schema.$ref.slice(prefix.length), side);
      const hidden = [...fieldsOf(document, schema).properties]
        .filter(([, each]) => each[keyword] ?? resolve(document, each)[keyword])
        .map(([name]) => name);
      const isShown = (name: string) => !hidden.includes(name);
      const { properties, required, ...rest } = hoistRequired(schema);
      const shown = Object.entries(properties ?? {}).filter(([name]) => isShown(name));
      // The type of an object without properties would forbid those of the other parts of an `allOf`.
      const isEmptied = properties && hidden.length > 0 && shown.length === 0 && !rest.allOf;
      return {
        ...(isEmptied && { additionalProperties: true }),
        ...rest,
        ...(required && { required: required.filter(isShown) }),
        ...(properties && { properties: Object.fromEntries(shown) }),
      };
    });
  }

  /** True if the two copies of a component differ, or the copies of a component that it refers to. */
  function differs(name: string): boolean {
    const [request, response] = [copies.request.get(name), copies.response.get(name)];
    if (!request || !response) return false;
    let found = JSON.stringify(request) !== JSON.stringify(response);
    mapSchema(request, (schema) => {
      found ||= schema.$ref !== undefined && differs(schema.$ref.slice(prefix.length));
      return schema;
    });
    return found;
  }

  const bodies = listBodies(document);
  for (const side of ['request', 'response'] as const) {
    for (const body of bodies[side]) {
      const content = Object.entries(body.content ?? {}).map(([type, { schema = {}, ...rest }]) => {
        return [mediaTypeOf(type), { ...rest, schema: toSide(schema, side) }];
      });
      body.content &&= Object.fromEntries(content);
    }
  }
  /** The name of the copy for requests. The contract may have a component of that name. */
  const requestName = (name: string): string =>
    Object.hasOwn(schemas, `${name}Request`) ? requestName(`${name}_`) : `${name}Request`;
  const names = [...copies.request.keys()].map((name) => [name, requestName(name)] as const);
  const split = new Map(names.filter(([name]) => differs(name)));
  const rename = (whole: JsonSchema) =>
    mapSchema(whole, (schema) => {
      const copy = split.get(`${schema.$ref}`.slice(prefix.length));
      return copy ? { ...schema, $ref: prefix + copy } : schema;
    });
  for (const [name, schema] of copies.request) {
    schemas[split.get(name) ?? name] = rename(schema);
  }
  for (const [name, schema] of copies.response) schemas[name] = schema;
  for (const { content = {} } of bodies.request) {
    for (const media of Object.values(content)) media.schema = rename(media.schema ?? {});
  }
}

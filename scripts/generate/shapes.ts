/** Reduces the schemas of responses to shapes, see `contract/decoder.ts`. */
import { inspect } from 'node:util';
import type { Shape } from '#contract/decoder.ts';
import {
  fieldsOf,
  type JsonSchema,
  type OpenApiDocument,
  resolve,
  withNamedLimits,
} from './openapi.ts';

/** Reference to the shape of a component, by name; prints as that name. */
export class Ref {
  declare readonly is?: undefined;
  readonly ref: string;
  constructor(ref: string) {
    this.ref = ref;
  }
  [inspect.custom](): string {
    return this.ref;
  }
}

/** A shape, or a reference to one. */
export type Node = Shape<Ref> | Ref;

const isNull = (schema: JsonSchema) => schema.type === 'null';
type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain => /^(string|number|boolean)$/.test(typeof value);

/** '#/components/schemas/job-teaser' → 'Job_teaser'; the capital letter avoids reserved words. */
function typeName(reference: string): string {
  const name = (reference.split('/').at(-1) ?? '').replace(/\W/g, '_').replace(/^(?=\d)/, 'N');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const distinct = (schemas: JsonSchema[]): JsonSchema[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];

/** Properties of a paged list, beside the list itself. */
const paging = new Set(['count', 'next', 'previous']);

function readText(schema: JsonSchema): Node {
  const { format, maxLength, contentMediaType, readOnly, pattern, 'x-url': url } = schema;
  if (contentMediaType === 'text/html') return { is: 'html' };
  if (url === 'image' || url === 'video' || url === 'link') return { is: url };
  if (format === 'date' || format === 'date-time') return { is: format };
  const isProse = /^(undefined|email|password)$/.test(String(format)) && !contentMediaType;
  const isToken = readOnly === true || pattern !== undefined || !isProse;
  const max = typeof maxLength === 'number' && { max: maxLength };
  return { is: isToken ? 'token' : 'text', ...max };
}

/** The kind of values that a node reads. */
function kindOf(node: Node): string {
  if (!node.is || node.is === 'object') return 'object';
  if (node.is === 'maybe') return kindOf(node.of);
  return /^(token|html|image|video|link|date|date-time)$/.test(node.is) ? 'text' : node.is;
}

/** Returns readers for the schemas of a document. They collect components under names that are not in `names`. */
export function createShapes(document: OpenApiDocument, names: string[]) {
  const components = new Map<string, Node>();
  const taken = new Set(names);
  const known = new Map<string, string>();

  /** The schema without references and without parts that allow only null. */
  function unwrap(schema: JsonSchema): { schema: JsonSchema; ref?: string; nullable: boolean } {
    const { $ref, allOf: [part, ...parts] = [], properties, required, type } = schema;
    if ($ref) return { ref: $ref, ...unwrap(resolve<JsonSchema>(document, { $ref })) };
    // An `allOf` of one part gives it another description.
    if (part && parts.length === 0 && !properties && !required) return unwrap(part);
    const members = schema.oneOf ?? schema.anyOf ?? [];
    const [only, ...others] = members.filter((member) => !isNull(member));
    const nullable = [type].flat().includes('null') || members.some((each) => allowsNull(each));
    return { ...(only && others.length === 0 ? unwrap(only) : { schema }), nullable };
  }

  const allowsNull = (schema: JsonSchema): boolean => isNull(schema) || unwrap(schema).nullable;

  /** True if the schema, or the single schema that it wraps, describes an object. */
  function isObject(schema: JsonSchema): boolean {
    const { schema: found } = unwrap(schema);
    return [found.type].flat().includes('object') || 'properties' in found || 'allOf' in found;
  }

  /** The alternatives of a schema, without null, or the schema itself. */
  function alternativesOf(schema: JsonSchema): JsonSchema[] {
    const { oneOf, anyOf = oneOf ?? [] } = unwrap(schema).schema;
    const members = anyOf.filter((member) => !isNull(member));
    return members.length > 1 ? members.flatMap(alternativesOf) : [schema];
  }

  /** Merges several objects, with their alternatives, into one. A field that one of them lacks may be null. */
  function readObject(schemas: JsonSchema[]): Node & { is: 'object' } {
    const all = schemas
      .flatMap(alternativesOf)
      .map((schema) => fieldsOf(document, unwrap(schema).schema));
    const names = new Set(all.flatMap(({ properties }) => [...properties.keys()]));
    const fields = [...names].map((name): [string, Node] => {
      const found = all.map(({ properties }) => properties.get(name));
      const [first = {}, ...others] = distinct(found.filter((each) => each !== undefined));
      const schema = others.length === 0 ? first : { anyOf: [first, ...others] };
      return [name, read(schema, !all.every(({ required }) => required.has(name)))];
    });
    const some = all.every(({ required }) => required.size > 0);
    return { is: 'object', fields: Object.fromEntries(fields), ...(some && { some }) };
  }

  function readComponent(ref: string | undefined, schema: JsonSchema): Node {
    if (!ref) return readObject([schema]);
    let name = known.get(ref) ?? typeName(ref);
    if (!known.has(ref)) {
      while (taken.has(name)) name += '_';
      taken.add(name);
      known.set(ref, name);
      components.set(name, readObject([schema]));
    }
    return new Ref(name);
  }

  /** A member of each kind can be told from the others by its value; of two of a kind the first would read both. */
  function readUnion(members: JsonSchema[]): Node {
    const objects = members.filter(isObject);
    const isFree = ({ schema }: { schema: JsonSchema }) =>
      fieldsOf(document, schema).properties.size === 0;
    if (objects.length > 1 && objects.map(unwrap).some(isFree)) return { is: 'any' };
    const nodes = members.filter((member) => !isObject(member)).map((member) => read(member));
    if (objects[0]) nodes.push(objects.length > 1 ? readObject(objects) : read(objects[0]));
    const values = nodes.flatMap((node) => (node.is === 'enum' ? node.of : []));
    const longest = nodes.flatMap((node) => (node.is === 'text' ? (node.max ?? Infinity) : []));
    const all = nodes.filter(({ is }) => is !== 'enum' && is !== 'text');
    if (values.length > 0) all.push({ is: 'enum', of: values });
    if (longest.length > 0) {
      const max = Math.max(...longest);
      all.push({ is: 'text', ...(Number.isFinite(max) && { max }) });
    }
    const kinds = all.map((node) => kindOf(node));
    if (new Set(kinds).size < kinds.length) return { is: 'any' };
    return all.length === 1 && all[0] ? all[0] : { is: 'union', of: all };
  }

  /** Adds to the node of a list the property that identifies its items, if every item has it. */
  function nameItems(schema: JsonSchema, node: Node, by: string | null): Node {
    if (node.is === 'maybe') return { ...node, of: nameItems(schema, node.of, by) };
    if (node.is !== 'list' || by === null) return node;
    const { items = {} } = unwrap(schema).schema;
    const { properties, required } = fieldsOf(document, unwrap(items).schema);
    const name = properties.get(by);
    const isNamed = name && required.has(by) && !allowsNull(name) && !allowsNull(items);
    return isNamed ? { ...node, by } : node;
  }

  /** The node of a list's items. Null is left out of a list like all that cannot be read, unless it may be there. */
  function readItem(schema: JsonSchema): Node {
    const node = read(schema);
    const isKept = !unwrap(schema).nullable || node.is === 'maybe' || node.is === 'any';
    return isKept ? node : { is: 'maybe', of: node };
  }

  /** The node of a schema; `optional` when it may be absent. */
  function read(schema: JsonSchema, optional = false): Node {
    const { schema: found, ref, nullable } = unwrap(schema);
    const orNull = (optional || nullable) && { orNull: true as const };
    const orMaybe = (of: Node): Node => (orNull ? { is: 'maybe', of } : of);
    const members = alternativesOf(found);
    if (members.length > 1) {
      const node = readUnion(members);
      if (node.is === 'object') return orMaybe(node);
      return node.is === 'text' ? { ...node, ...orNull } : node;
    }
    if (isObject(found)) {
      const isFree = fieldsOf(document, found).properties.size === 0;
      return isFree ? { is: 'any' } : orMaybe(readComponent(ref, found));
    }
    const values = 'const' in found ? [found.const] : found.enum;
    if (values) return { is: 'enum', of: values.filter(isPlain) };
    const [type, ...others] = [found.type ?? []].flat().filter((each) => each !== 'null');
    if (others.length > 0) return { is: 'scalar' };
    const { minimum } = withNamedLimits(found);
    const min = minimum !== undefined && { min: minimum };
    switch (type) {
      case 'array':
        return orMaybe(nameItems(found, { is: 'list', of: readItem(found.items ?? {}) }, 'id'));
      case 'string':
        return { ...readText({ ...found, ...schema }), ...orNull } as Node;
      case 'integer':
      case 'number':
        return { is: type, ...min, ...orNull };
      case 'boolean':
        return { is: type, ...orNull };
      default:
        return { is: 'any' };
    }
  }

  return {
    components,
    read,
    /** The fields of several bodies, all optional. */
    readFields: (schemas: JsonSchema[]): Node => {
      return { is: 'object', fields: readObject([...schemas, { type: 'object' }]).fields };
    },
    /** The node of a body. An envelope contains one list or object, which the decoder then requires. */
    readBody(schemas: JsonSchema[], identity: string | null): Node {
      const [schema = {}] = schemas;
      if (schemas.length < 2 && !isObject(schema)) return nameItems(schema, read(schema), identity);
      const bodies = schemas.map((each) => fieldsOf(document, unwrap(each).schema));
      const [held, ...others] = [...(bodies[0]?.properties ?? [])].filter(
        ([name]) => !paging.has(name),
      );
      const isHolder = held && (isObject(held[1]) || unwrap(held[1]).schema.type === 'array');
      const isEnvelope =
        isHolder &&
        others.length === 0 &&
        !allowsNull(schema) &&
        bodies.every(({ properties }) => properties.has(held[0]));
      if (!isEnvelope) return schemas.length > 1 ? readObject(schemas) : read(schema);
      const [must, list] = held;
      const { fields } = readObject(schemas);
      const node = nameItems(list, fields[must] ?? { is: 'any' }, identity);
      return { is: 'object', fields: { ...fields, [must]: node }, must };
    },
  };
}

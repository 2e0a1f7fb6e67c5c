/** Reduces the schemas of responses to shapes, see `contract/decoder.ts`. */
import type { Shape } from '#contract/decoder.ts';
import { type JsonSchema, type OpenApiDocument, resolve } from './openapi.ts';

/** A shape, or the name of a component's. */
export type Node = Shape | { ref: string };
type ObjectNode = { is: 'object'; fields: Record<string, Node>; some?: true; must?: string };

const isNull = (schema: JsonSchema) => schema.type === 'null';
type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain => /^(string|number|boolean)$/.test(typeof value);
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;
const listOf = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/** '#/components/schemas/job-teaser' → 'Job_teaser': a capital letter first, so that it is no reserved word. */
function typeName(reference: string): string {
  const name = (reference.split('/').at(-1) ?? '').replace(/\W/g, '_').replace(/^(?=\d)/, 'N');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const distinct = (schemas: JsonSchema[]): JsonSchema[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];

/** Properties of paged lists; what stands beside them is the list. */
const paging = new Set(['count', 'next', 'previous']);

/** Reads the schemas of one document. Components are collected as they are met. */
export class ShapeReader {
  readonly components = new Map<string, Node>();
  readonly #names = new Map<string, string>();
  readonly #document: OpenApiDocument;
  readonly #taken: Set<string>;

  /** No component gets one of the names in `taken`. */
  constructor(document: OpenApiDocument, taken: string[]) {
    this.#document = document;
    this.#taken = new Set(taken);
  }

  /** The schema without references and without parts that allow only null. */
  #open(schema: JsonSchema): { schema: JsonSchema; ref: string | null; nullable: boolean } {
    const ref = typeof schema.$ref === 'string' ? schema.$ref : null;
    if (ref !== null) {
      const target = this.#open(resolve<JsonSchema>(this.#document, { $ref: ref }));
      return { ...target, ref: target.ref ?? ref };
    }
    const [part, ...parts] = listOf(schema.allOf);
    // An `allOf` of one part gives it another description.
    if (part && parts.length === 0 && !schema.properties) return this.#open(part);
    const members = listOf(schema.oneOf ?? schema.anyOf);
    const types = [schema.type ?? []].flat();
    const nullable = types.includes('null') || members.some(isNull);
    const [only, ...others] = members.filter((member) => !isNull(member));
    if (only && others.length === 0) return { ...this.#open(only), nullable: true };
    return { schema, ref: null, nullable };
  }

  /** Whether a value of the schema is an object, whichever of several. */
  #isObject(schema: JsonSchema): boolean {
    const { schema: open } = this.#open(schema);
    return [open.type].flat().includes('object') || 'properties' in open || 'allOf' in open;
  }

  /** Properties of an object with those of its `allOf` parts, and whether any is required. */
  #properties(schema: JsonSchema): { properties: Map<string, JsonSchema>; required: Set<string> } {
    const { schema: open } = this.#open(schema);
    const properties = new Map<string, JsonSchema>();
    const required = new Set<string>([open.required ?? []].flat() as string[]);
    for (const part of listOf(open.allOf)) {
      const inner = this.#properties(part);
      for (const [name, property] of inner.properties) properties.set(name, property);
      for (const name of inner.required) required.add(name);
    }
    for (const [name, property] of Object.entries(open.properties ?? {})) {
      properties.set(name, property as JsonSchema);
    }
    return { properties, required };
  }

  /** Several objects as one: what not all have may be null. */
  object(schemas: JsonSchema[]): ObjectNode {
    const all = schemas.map((schema) => this.#properties(schema));
    const names = new Set(all.flatMap(({ properties }) => [...properties.keys()]));
    const fields: Record<string, Node> = {};
    for (const name of names) {
      const each = distinct(
        all.flatMap(({ properties }) => {
          const property = properties.get(name);
          return property ? [property] : [];
        }),
      );
      const schema = each.length === 1 && each[0] ? each[0] : { anyOf: each };
      fields[name] = this.node(schema, !all.every(({ required }) => required.has(name)));
    }
    const some = all.every(({ required }) => required.size > 0);
    return { is: 'object', fields, ...(some && { some }) };
  }

  /** What any of several bodies may hold; none of it is required. */
  fields(schemas: JsonSchema[]): Node {
    return { is: 'object', fields: this.object([...schemas, { type: 'object' }]).fields } as Node;
  }

  /** The node of a schema; `optional` when it may be absent. */
  node(schema: JsonSchema, optional = false): Node {
    const { schema: open, ref, nullable } = this.#open(schema);
    const orNull = (optional || nullable) && { orNull: true as const };
    const members = listOf(open.oneOf ?? open.anyOf).filter((member) => !isNull(member));
    if (members.length > 1) {
      const node = this.#union(members);
      return 'is' in node && node.is === 'text' ? ({ ...node, ...orNull } as Shape) : node;
    }
    if (this.#isObject(open)) {
      const isFree = this.#properties(open).properties.size === 0;
      const node: Node = isFree ? { is: 'any' } : this.#component(ref, open);
      return orNull && !isFree ? { is: 'maybe', of: node as Shape } : node;
    }
    const types = [open.type ?? []].flat().filter((type) => type !== 'null');
    const values = 'const' in open ? [open.const] : open.enum;
    if (Array.isArray(values) && !values.some(isSchema)) {
      return { is: 'enum', of: values.filter(isPlain) };
    }
    if (types.length > 1) return { is: 'scalar' };
    const min = typeof open.minimum === 'number' && { min: open.minimum };
    switch (types[0]) {
      case 'array': {
        const list: Node = { is: 'list', of: this.node((open.items ?? {}) as JsonSchema) as Shape };
        return orNull ? { is: 'maybe', of: list } : list;
      }
      case 'string':
        return { ...this.#text({ ...open, ...schema }), ...orNull } as Shape;
      case 'integer':
        return { is: 'integer', ...min, ...orNull };
      case 'number':
        return { is: 'number', ...min, ...orNull };
      case 'boolean':
        return { is: 'boolean', ...orNull };
      default:
        return { is: 'any' };
    }
  }

  #text(schema: JsonSchema): Shape {
    const { format, maxLength, contentMediaType, readOnly, pattern, 'x-url': url } = schema;
    if (contentMediaType === 'text/html') return { is: 'html' };
    if (url === 'media' || url === 'link') return { is: url };
    if (format === 'date' || format === 'date-time') return { is: format };
    const max = typeof maxLength === 'number' && { max: maxLength };
    const isToken =
      readOnly === true || pattern !== undefined || /^(uri|iri|uuid)/.test(String(format));
    return { is: isToken ? 'token' : 'text', ...max };
  }

  #union(members: JsonSchema[]): Node {
    const objects = members.filter((member) => this.#isObject(member));
    const others = members.filter((member) => !this.#isObject(member));
    const nodes = others.map((member) => this.node(member));
    if (objects.length > 0) nodes.push(this.#objects(objects));
    const shapes = nodes.filter((node) => 'is' in node);
    const values = shapes.flatMap((node) => (node.is === 'enum' ? node.of : []));
    const longest = shapes.flatMap((node) => (node.is === 'text' ? (node.max ?? Infinity) : []));
    const all = nodes.filter((node) => !('is' in node && /^(enum|text)$/.test(node.is)));
    if (values.length > 0) all.push({ is: 'enum', of: values });
    if (longest.length > 0) {
      const max = Math.max(...longest);
      all.push({ is: 'text', ...(Number.isFinite(max) && { max }) });
    }
    return all.length === 1 && all[0] ? all[0] : { is: 'union', of: all as Shape[] };
  }

  #objects(schemas: JsonSchema[]): Node {
    const [schema = {}, ...others] = schemas;
    return others.length === 0 ? this.node(schema) : (this.object(schemas) as Shape);
  }

  #component(ref: string | null, schema: JsonSchema): Node {
    if (ref === null) return this.object([schema]) as Shape;
    const known = this.#names.get(ref);
    if (known !== undefined) return { ref: known };
    let name = typeName(ref);
    while (this.#taken.has(name)) name += '_';
    this.#taken.add(name);
    this.#names.set(ref, name);
    this.components.set(name, this.object([schema]) as Shape);
    return { ref: name };
  }

  /** The node of a body. An envelope, which holds one list or object, is nothing without it. */
  body(schemas: JsonSchema[], identity: string | null): Node {
    const [schema = {}] = schemas;
    if (!this.#isObject(schema)) return this.#named(this.node(schema), identity);
    const held = [...this.#properties(schema).properties].filter(([name]) => !paging.has(name));
    const [key, value] = held[0] ?? [];
    const isEnvelope = held.length === 1 && value && this.#isHolder(value);
    if (!isEnvelope || key === undefined) return this.node(schema);
    const node = this.object(schemas);
    const fields = {
      ...node.fields,
      [key]: this.#named(node.fields[key] ?? { is: 'any' }, identity),
    };
    return { is: 'object', fields, must: key } as Node;
  }

  /** A list whose items need the property that names them, if all have it. */
  #named(node: Node, by: string | null): Node {
    if ('is' in node && node.is === 'maybe') {
      return { is: 'maybe', of: this.#named(node.of, by) as Shape };
    }
    if (!('is' in node) || node.is !== 'list' || by === null) return node;
    const item: Node = node.of;
    const open = 'ref' in item ? this.components.get(String(item.ref)) : item;
    const name: Node | undefined =
      open && 'is' in open && open.is === 'object' ? open.fields[by] : undefined;
    return name && !('orNull' in name) ? { ...node, by } : node;
  }

  #isHolder(schema: JsonSchema): boolean {
    return this.#isObject(schema) || this.#open(schema).schema.type === 'array';
  }
}

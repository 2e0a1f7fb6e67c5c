/** Emits the schemas that decode JSON responses, one file for each area of paths, so that a page loads only its own. */
import { inspect } from 'node:util';
import { fieldsOf, type JsonSchema, resolve } from '#contract/jsonSchema.ts';
import { fileHeader } from './code.ts';
import { bodiesOf, envelopeOf, listOf } from './lists.ts';
import type { Api, ContractOperation } from './operations.ts';

/** A reference to the constant of a component; it prints as the name of that constant. */
class Ref {
  declare readonly type?: undefined;
  readonly name: string;
  readonly isReadOnly: unknown;
  constructor(name: string, isReadOnly?: unknown) {
    this.name = name;
    this.isReadOnly = isReadOnly;
  }
  [inspect.custom](): string {
    return this.isReadOnly ? `{ ...${this.name}, readOnly: true }` : this.name;
  }
}

type Node = JsonSchema | Ref;

/** Keywords that the decoder reads as the contract has them. */
const keptKeywords = new Set(
  'type maxItems enum format pattern maxLength minimum readOnly contentMediaType x-url'.split(' '),
);

const distinct = <T>(values: T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const typesOf = ({ type }: JsonSchema) => [type ?? []].flat();
const isNull = (kind: string) => kind === 'null';

/** Kinds of alternatives in the order in which they are tried: a text of digits stays a text. */
const kinds = ['enum', 'string', 'integer', 'number', 'boolean', 'array', 'object'];

/** Returns functions that turn schemas of a contract into those of the decoder, and the components found on the way. */
function createSimplifier({ document }: Api) {
  const components = new Map<string, Node>();

  function kindOf(schema: JsonSchema): string {
    const found = resolve(document, schema);
    if (found.enum || 'const' in found) return 'enum';
    return found.allOf ? 'object' : (typesOf(found).find((type) => !isNull(type)) ?? 'null');
  }

  /** The alternatives of a schema; each type of several is one. */
  function alternativesOf(schema: JsonSchema): JsonSchema[] {
    const found = resolve(document, schema);
    const members = found.anyOf ?? found.oneOf;
    if (members) return members.flatMap(alternativesOf);
    if (typesOf(found).filter((type) => !isNull(type)).length < 2) return [schema];
    return typesOf(found).map((type) => ({ ...(type === 'string' && found), type }));
  }

  const allowsNull = (schema: JsonSchema): boolean =>
    alternativesOf(schema).some((each) => typesOf(resolve(document, each)).some(isNull));

  /** One object for several; a property that one of them lacks may be absent. */
  function mergeObjects(schemas: JsonSchema[]): JsonSchema {
    const all = schemas.flatMap(alternativesOf).map((each) => fieldsOf(document, each));
    const names = distinct(all.flatMap(({ properties }) => [...properties.keys()]));
    const required = names.filter((name) => all.every((each) => each.required.has(name)));
    const properties = names.map((name) => {
      const found = distinct(all.flatMap(({ properties: own }) => [own.get(name) ?? []].flat()));
      const [only = {}, ...others] = found;
      return [name, simplify(others.length > 0 ? { anyOf: found } : only)];
    });
    return {
      type: 'object',
      ...(names.length > 0 && { properties: Object.fromEntries(properties) }),
      ...(required.length > 0 && { required }),
      ...(all.every((each) => each.required.size > 0) && { minProperties: 1 }),
    };
  }

  /** The keyword that makes the decoder leave out items without an identity, if all items have one. */
  function identityOf({ items = {} }: JsonSchema, name: string): JsonSchema {
    const { properties, required } = fieldsOf(document, items);
    const field = required.has(name) ? properties.get(name) : undefined;
    return field && ![field, items].some(allowsNull) ? { 'x-identity': name } : {};
  }

  /** A schema without reference and alternatives. */
  function simplifyOne(schema: JsonSchema): JsonSchema {
    const kind = kindOf(schema);
    if (kind === 'object') return mergeObjects([schema]);
    // The decoder reads nothing else of a URL, and whether a text is read-only.
    const isNeeded = (key: string) =>
      'x-url' in schema ? /^(type|x-url)$/.test(key) : key !== 'readOnly' || kind === 'string';
    const kept = Object.entries(schema).filter(([key]) => keptKeywords.has(key) && isNeeded(key));
    return {
      ...Object.fromEntries(kept),
      ...('const' in schema && { enum: [schema.const] }),
      ...(kind === 'array' && {
        items: simplify(schema.items ?? {}) as JsonSchema,
        ...identityOf(schema, 'id'),
      }),
    };
  }

  /** One alternative for several of a kind: all properties, all values, the longest text, or else any value. */
  function mergeKind(schemas: JsonSchema[], kind: string): Node {
    if (schemas.length === 1) return simplify(schemas[0] ?? {});
    if (kind === 'object') return mergeObjects(schemas);
    const all = schemas.map((each) => simplifyOne(resolve(document, each)));
    if (kind === 'enum') return { enum: distinct(all.flatMap((each) => each.enum ?? [])) };
    const longest = (one: JsonSchema, other: JsonSchema) =>
      (other.maxLength ?? 0) - (one.maxLength ?? 0);
    return kind === 'string' ? (all.toSorted(longest)[0] ?? {}) : {};
  }

  /** The schema for the decoder, or a reference to its constant. */
  function simplify(schema: JsonSchema): Node {
    if (schema.$ref) {
      const [first = '', ...rest] = schema.$ref.split('/').at(-1)?.replace(/\W/g, '_') ?? '';
      // The capital letter avoids reserved words.
      const name = first.toUpperCase() + rest.join('');
      const target = resolve(document, { $ref: schema.$ref });
      if (!components.has(name)) components.set(name, simplify(target));
      return new Ref(name, schema.readOnly);
    }
    const all = alternativesOf(schema);
    if (all[0] === schema) return simplifyOne(schema);
    const members = kinds.flatMap((kind) => {
      const found = all.filter((each) => kindOf(each) === kind);
      return found.length > 0 ? [mergeKind(found, kind) as JsonSchema] : [];
    });
    const [only, ...others] = members;
    if (only && others.length === 0 && !allowsNull(schema)) return only;
    return { ...(allowsNull(schema) && { type: 'null' }), anyOf: members };
  }

  return { components, simplify, mergeObjects, identityOf };
}

/** Names of the constants in a schema. */
function refsOf(node: unknown): string[] {
  if (node instanceof Ref) return [node.name];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(refsOf) : [];
}

const layout = { depth: null, breakLength: 110, maxArrayLength: null, maxStringLength: null };

function emitConstant([name, node]: [string, Node]): string {
  const type = /^[A-Z]/.test(name) && 'properties' in node;
  return [
    ...(type ? [`export type ${name} = Decoded<typeof ${name}>;`] : []),
    `export const ${name} = ${inspect(node, layout)}${node instanceof Ref ? '' : ' as const'};\n`,
  ].join('\n');
}

function emitFile(api: string, constants: [string, Node][], shared: string[]): string {
  const used = new Set(constants.flatMap(([, node]) => refsOf(node)));
  const imported = shared.filter((name) => used.has(name)).sort();
  const code = constants.map(emitConstant).join('\n');
  return [
    fileHeader(`Schemas that decode responses of the ${api} contract.`, api),
    ...(code.includes('Decoded<') ? ["import type { Decoded } from '#contract/decoder.ts';"] : []),
    ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from './components.ts';`] : []),
    `\n${code}`,
  ].join('\n');
}

/** The first part of a path that is its own: `/api/case-studies/{id}` → `case-studies`. */
const areaOf = ({ path }: ContractOperation): string =>
  path
    .replace(/^\/(api\/)?/, '')
    .split('/', 1)
    .join();

/** The schemas of a contract as files (name → content). `components.ts` has the components of several areas. */
export function emitDecoders(api: Api): Map<string, string> {
  const { components, simplify, mergeObjects, identityOf } = createSimplifier(api);
  const areas = new Map<string, [string, Node][]>();

  function simplifySuccess(operation: ContractOperation, bodies: JsonSchema[]): Node {
    const [body = {}] = bodies;
    const envelope = envelopeOf(api, operation);
    if (!envelope) return simplify(bodies.length > 1 ? { anyOf: bodies } : body);
    const { key, list } = envelope;
    const merged = mergeObjects([body]);
    const by = listOf(api, operation)?.detail?.by;
    const found = merged.properties?.[key];
    const held = list && by ? { ...found, ...identityOf(list, by) } : found;
    return {
      ...merged,
      properties: { ...merged.properties, [key]: held ?? {} },
      'x-envelope': key,
    };
  }

  for (const operation of api.operations) {
    const [successes, failures] = [/^2/, /^[45]/].map((status) => bodiesOf(operation, status));
    const { required, minProperties, ...failure } = mergeObjects(failures ?? []);
    const area = areas.get(areaOf(operation)) ?? [];
    areas.set(areaOf(operation), area);
    if (successes?.length)
      area.push([`${operation.id}Response`, simplifySuccess(operation, successes)]);
    if (failures?.length) area.push([`${operation.id}Failure`, failure]);
  }

  /** The areas that use each component, directly or through others. */
  const users = new Map<string, Set<string>>();
  function visit(node: Node | undefined, area: string): void {
    for (const name of refsOf(node)) {
      users.set(name, (users.get(name) ?? new Set()).add(area));
      visit(components.get(name), area);
    }
  }
  for (const [area, constants] of areas) for (const [, node] of constants) visit(node, area);
  const of = (area: string) =>
    [...components].filter(([name]) => [...(users.get(name) ?? [])].join() === area);
  const common = [...components].filter(([name]) => (users.get(name)?.size ?? 0) > 1);
  const shared = common.map(([name]) => name);
  const files = [...areas].map(([area, constants]): [string, string] => {
    return [`${area}.ts`, emitFile(api.name, [...of(area), ...constants], shared)];
  });
  if (common.length > 0) files.push(['components.ts', emitFile(api.name, common, [])]);
  return new Map(files);
}

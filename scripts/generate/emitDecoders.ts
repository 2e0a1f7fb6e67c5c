/** Emits a decoder for every JSON response: its shape as data, and the type of the decoded body. */
import { inspect } from 'node:util';
import { isJson } from '#contract/mediaTypes.ts';
import { fileHeader, toKey } from './code.ts';
import type { JsonSchema } from './openapi.ts';
import type { Api, Operation } from './operations.ts';
import { createShapes, distinct, type Node, Ref } from './shapes.ts';

/** Opaque and branded string types, see `contract/decoder.ts`. */
const meanings = ['CalendarDate', 'DateTime', 'Html', 'ImageUrl', 'LinkUrl', 'VideoUrl'];

/** Distinct schemas of the JSON bodies with these statuses. */
function bodiesOf({ responses }: Operation, wanted: RegExp): JsonSchema[] {
  const contents = responses.filter(({ status }) => wanted.test(status));
  const schemas = contents.flatMap(({ content }) => Object.entries(content));
  return distinct(schemas.filter(([type]) => isJson(type)).map(([, schema]) => schema));
}

/** The call that reads one item of a list, and its path parameter; null without such a call. */
function detailOf(list: Operation, operations: Operation[]) {
  const folder = list.path.replace(/\/$/, '');
  for (const operation of operations) {
    const [, parent, by] = /^(.*)\/\{([^}]+)\}\/?$/.exec(operation.path) ?? [];
    if (operation.method === 'get' && list.method === 'get' && parent === folder && by) {
      return { operation, by };
    }
  }
  return null;
}

/** Returns readers for the responses of a contract; `bodyOf` returns the body of a success, null without JSON. */
function createReader({ document, operations }: Api) {
  const reserved = operations.flatMap(({ id }) => [`${id}Response`, `${id}Failure`]);
  const shapes = createShapes(document, ['Decoder', ...meanings, ...reserved]);
  function bodyOf(operation: Operation): Node | null {
    const found = bodiesOf(operation, /^2/);
    const by = detailOf(operation, operations)?.by ?? null;
    return found.length > 0 ? shapes.readBody(found, by) : null;
  }
  return { ...shapes, bodyOf };
}

/** Describes the list calls of a contract, by operationId. */
export function findLists(api: Api) {
  const { bodyOf } = createReader(api);
  const envelopeOf = (operation: Operation) => {
    const node = bodyOf(operation);
    return node?.is === 'object' && node.must ? { key: node.must, fields: node.fields } : null;
  };
  const rows = api.operations.flatMap((operation) => {
    const { fields = {}, key = '' } = envelopeOf(operation) ?? {};
    const held = fields[key];
    const list = held?.is === 'maybe' ? held.of : held;
    if (operation.method !== 'get' || list?.is !== 'list') return [];
    const found = list.by === undefined ? null : detailOf(operation, api.operations);
    const envelope = (found && envelopeOf(found.operation)?.key) ?? null;
    // The call for one record, the property that names the record, and the property that contains it, if any.
    const detail = found && { id: found.operation.id, by: found.by, envelope };
    return [[operation.id, { key, paged: 'next' in fields, detail }] as const];
  });
  return Object.fromEntries(rows);
}

/** Indents each line by the objects that are open before it. */
function indent(code: string): string {
  let depth = 0;
  const lines = code.split('\n').map((line) => {
    if (line.startsWith('}')) depth -= 1;
    const indented = '  '.repeat(depth) + line;
    if (line.endsWith('{')) depth += 1;
    return indented;
  });
  return lines.join('\n');
}

/** The literal of a shape. Each component precedes those that refer to it, because no schema is recursive. */
const emitShape = (node: Node): string =>
  inspect(node, { depth: null, breakLength: 110, maxArrayLength: null, maxStringLength: null });

const plainTypes: Record<string, string> = {
  text: 'string',
  token: 'string',
  html: 'Html',
  image: 'ImageUrl',
  video: 'VideoUrl',
  link: 'LinkUrl',
  date: 'CalendarDate',
  'date-time': 'DateTime',
  boolean: 'boolean',
};

/** The type of a value, without the null of an unreadable one. */
function emitValue(node: Node): string {
  if (node instanceof Ref) return node.ref;
  switch (node.is) {
    case 'integer':
    case 'number':
      return 'number';
    case 'scalar':
      return 'string | number | boolean';
    case 'any':
      return 'unknown';
    case 'enum':
      return node.of.map((value) => JSON.stringify(value)).join(' | ');
    case 'maybe':
      return `${emitValue(node.of)} | null`;
    case 'union':
      return node.of.map(emitValue).join(' | ');
    case 'list': {
      const item = emitValue(node.of);
      return /[|;]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return `{\n${Object.entries(node.fields)
        .map(([name, field]) => `${toKey(name)}: ${emitType(field)};\n`)
        .join('')}}`;
    default:
      return plainTypes[node.is] ?? 'unknown';
  }
}

function emitType(node: Node): string {
  const isNullable = 'orNull' in node || /^(scalar|enum|union)$/.test(`${node.is}`);
  return emitValue(node) + (isNullable ? ' | null' : '');
}

/** Names of the components in a node. */
function refsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return node instanceof Ref ? [node.ref] : Object.values(node).flatMap(refsOf);
}

/** First own segment of a path: `/api/case-studies/{id}` → `case-studies`, if all paths start with `/api/`. */
function areaOf(path: string, operations: Operation[]): string {
  const parts = (each: string) => each.split('/').filter(Boolean);
  const [first = []] = operations.map((operation) => parts(operation.path));
  const isCommon = (index: number) =>
    operations.every((each) => parts(each.path)[index] === first[index]) && operations.length > 1;
  const start = first.findIndex((_, index) => !isCommon(index));
  const own = parts(path).slice(Math.max(start, 0));
  return own.find((part) => !part.includes('{'))?.replace(/[^\w-]/g, '-') ?? 'root';
}

type Constant = { name: string; comment: string; node: Node };

const emitDecoder = (name: string, type: string, node: Node) =>
  `export const ${name}: Decoder<${indent(type)}> = ${emitShape(node)};`;

function emitFile(
  api: string,
  components: [string, Node][],
  constants: Constant[],
  shared: string[],
) {
  const types = components.map(
    ([name, node]) =>
      `export type ${name} = ${indent(emitType(node))};\n\n${emitDecoder(name, name, node)}`,
  );
  const rows = constants.map(
    ({ name, comment, node }) => `/** ${comment} */\n${emitDecoder(name, emitType(node), node)}`,
  );
  const code = [...types, ...rows].join('\n\n');
  const meant = meanings.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const refs = new Set(refsOf([components.map(([, node]) => node), constants]));
  const used = shared.filter((name) => refs.has(name)).sort();
  const imports = used.length > 0 ? `import { ${used.join(', ')} } from './components.ts';\n` : '';
  return `${fileHeader(`Decoders of the ${api} contract.`, api)}
import type { ${['Decoder', ...meant].sort().join(', ')} } from '#contract/decoder.ts';
${imports}
${code}
`;
}

/**
 * The decoders of a contract as files (name → content), one for each area of paths, so that a page loads only its own.
 * `components.ts` contains the components that several areas use.
 */
export function emitDecoders(api: Api): Map<string, string> {
  const { bodyOf, readFields, components } = createReader(api);
  const constants = new Map<string, Constant[]>();
  /** The areas that use a component. */
  const users = new Map<string, Set<string>>();

  function visit(node: Node | undefined, area: string): void {
    for (const name of refsOf(node)) {
      const known = users.get(name) ?? new Set();
      if (known.has(area)) continue;
      users.set(name, known.add(area));
      visit(components.get(name), area);
    }
  }
  for (const operation of api.operations) {
    const { id, path } = operation;
    const area = areaOf(path, api.operations);
    const add = (name: string, outcome: string, node: Node | null) => {
      if (!node) return;
      const comment = `Body of a ${outcome} of ${id}.`;
      constants.set(area, [...(constants.get(area) ?? []), { name, comment, node }]);
      visit(node, area);
    };
    const failures = bodiesOf(operation, /^([345]|default)/);
    add(`${id}Response`, 'success', bodyOf(operation));
    add(`${id}Failure`, 'failure', failures.length > 0 ? readFields(failures) : null);
  }

  const shared = [...users].filter(([, areas]) => areas.size > 1).map(([name]) => name);
  const common = [...components].filter(([name]) => shared.includes(name));
  const files = new Map<string, string>();
  if (common.length > 0) files.set('components.ts', emitFile(api.name, common, [], []));
  for (const [area, rows] of constants) {
    const own = [...components].filter(
      ([name]) => !shared.includes(name) && users.get(name)?.has(area),
    );
    files.set(`${area}.ts`, emitFile(api.name, own, rows, shared));
  }
  return files;
}

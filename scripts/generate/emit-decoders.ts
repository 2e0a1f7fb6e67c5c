/** Emits a decoder for every JSON response: its shape as data, and the type of what it gives. */
import type { JsonSchema, OpenApiDocument } from './openapi.ts';
import type { Operation } from './operations.ts';
import { distinct, type Node, ShapeReader } from './shapes.ts';

/** Types of values that are more than text, see `contract/decoder.ts`. */
const meanings = ['CalendarDate', 'DateTime', 'Html', 'LinkUrl', 'MediaUrl', 'Named'];

const isJson = (type: string) => /[/+]json\b/i.test(type);

/** Schemas of the JSON bodies with these statuses, each once. */
function bodiesOf({ responses }: Operation, wanted: RegExp): JsonSchema[] {
  const schemas = responses
    .filter(({ status }) => wanted.test(status))
    .flatMap(({ content }) => Object.entries(content).filter(([type]) => isJson(type)))
    .map(([, schema]) => schema);
  return distinct(schemas);
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

/** The body of a success; null without JSON. */
function bodyOf(reader: ShapeReader, operation: Operation, operations: Operation[]): Node | null {
  const found = bodiesOf(operation, /^2/);
  const by = detailOf(operation, operations)?.by ?? null;
  return found.length > 0 ? reader.body(found, by) : null;
}

/** What the contract says of a call that reads a list. */
export type ListFacts = {
  /** The property with the list. */
  key: string;
  paged: boolean;
  /** The call for one record, the property that names it, and the property in which it stands, if any. */
  detail: { id: string; by: string; envelope: string | null } | null;
};

/** The list calls of a contract, by operationId. */
export function findLists(
  document: OpenApiDocument,
  operations: Operation[],
): Record<string, ListFacts> {
  const reader = new ShapeReader(document, []);
  const mustOf = (operation: Operation) => {
    const node = bodyOf(reader, operation, operations);
    return node && 'is' in node && node.is === 'object' && node.must ? node : null;
  };
  const rows = operations.flatMap((operation): [string, ListFacts][] => {
    const { fields = {}, must: key = '' } = mustOf(operation) ?? {};
    const held = fields[key];
    const list = held?.is === 'maybe' ? held.of : held;
    if (operation.method !== 'get' || list?.is !== 'list') return [];
    const found = list.by === undefined ? null : detailOf(operation, operations);
    const envelope = (found && mustOf(found.operation)?.must) ?? null;
    const detail = found && { id: found.operation.id, by: found.by, envelope };
    return [[operation.id, { key, paged: 'next' in fields, detail }]];
  });
  return Object.fromEntries(rows);
}

/** Indents each line by the braces that are open before it. */
function indent(code: string): string {
  let depth = 0;
  return code.replace(/^.*$/gm, (line) => {
    const opened = line.match(/[{[]/g)?.length ?? 0;
    const closed = line.match(/[}\]]/g)?.length ?? 0;
    const own = /^[}\]]/.test(line) ? depth - 1 : depth;
    depth += opened - closed;
    return line && '  '.repeat(Math.max(own, 0)) + line;
  });
}

const toKey = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** The literal of a shape. What is in `late` is declared further down, so a getter refers to it. */
function emitShape(node: Node, late: Set<string>): string {
  if ('ref' in node) return node.ref;
  const property = (key: string, value: Node | Node[]) => {
    const nodes = [value].flat();
    const texts = nodes.map((each) => emitShape(each, late));
    const text = Array.isArray(value) ? `[${texts.join(', ')}]` : texts.join('');
    const isLate = nodes.some((each) => 'ref' in each && late.has(each.ref));
    return isLate ? `get ${key}() { return ${text}; }` : `${key}: ${text}`;
  };
  const rows = Object.entries(node).map(([key, value]) => {
    if (key === 'of' && node.is !== 'enum') return property(key, value as Node | Node[]);
    if (key !== 'fields') return `${key}: ${JSON.stringify(value)}`;
    const fields = Object.entries(value as Record<string, Node>);
    return `fields: {\n${fields.map(([name, field]) => `${property(toKey(name), field)},\n`).join('')}}`;
  });
  return `{ ${rows.join(', ')} }`;
}

const plainTypes: Record<string, string> = {
  text: 'string',
  token: 'string',
  html: 'Html',
  media: 'MediaUrl',
  link: 'LinkUrl',
  date: 'CalendarDate',
  'date-time': 'DateTime',
  boolean: 'boolean',
};

function emitType(node: Node): string {
  if ('ref' in node) return node.ref;
  switch (node.is) {
    case 'integer':
    case 'number':
      return 'number | null';
    case 'scalar':
      return 'string | number | boolean | null';
    case 'any':
      return 'unknown';
    case 'enum':
      return [...node.of.map((value) => JSON.stringify(value)), 'null'].join(' | ');
    case 'maybe':
      return `${emitType(node.of)} | null`;
    case 'union':
      return [...node.of.map((each) => emitType(each)), 'null'].join(' | ');
    case 'list': {
      // What cannot be read is left out.
      const isNullable = 'is' in node.of && node.of.is === 'maybe';
      const item = isNullable ? emitType(node.of) : emitType(node.of).replace(/ \| null$/, '');
      if (node.by !== undefined) return `Named<${item}, '${node.by}'>[]`;
      return /[|;]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case 'object': {
      const rows = Object.entries(node.fields);
      return `{\n${rows.map(([name, field]) => `${toKey(name)}: ${emitType(field)};\n`).join('')}}`;
    }
    default:
      return (plainTypes[node.is] ?? 'unknown') + (node.orNull ? ' | null' : '');
  }
}

/** Names of the components in a node. */
function refsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('ref' in node) return [String(node.ref)];
  return Object.values(node).flatMap(refsOf);
}

/** `/api/case-studies/{id}` → `case-studies`, where all paths start with `/api/`. */
function areaOf(path: string, operations: Operation[]): string {
  const parts = (each: string) => each.split('/').filter(Boolean);
  const [first = []] = operations.map((operation) => parts(operation.path));
  const isCommon = (index: number) =>
    operations.every((each) => parts(each.path)[index] === first[index]) && operations.length > 1;
  const start = first.findIndex((_, index) => !isCommon(index));
  const own = parts(path).slice(Math.max(start, 0));
  return own.find((part) => !part.includes('{'))?.replace(/[^\w-]/g, '-') ?? 'root';
}

type Constant = { name: string; comment: string; node: Node; area: string };

function emitFile(
  api: string,
  constants: Constant[],
  components: [string, Node][],
  shared: Set<string>,
) {
  const rows = [
    ...components.map(([name, node], index) => {
      const late = new Set(components.slice(index).map(([each]) => each));
      return `export type ${name} = ${emitType(node)};\n\nexport const ${name}: Decoder<${name}> = ${emitShape(node, late)};`;
    }),
    ...constants.map(
      ({ name, comment, node }) =>
        `/** ${comment} */\nexport const ${name}: Decoder<${emitType(node)}> = ${emitShape(node, new Set())};`,
    ),
  ].join('\n\n');
  const meant = meanings.filter((name) => new RegExp(`\\b${name}\\b`).test(rows));
  const nodes = [...components.map(([, node]) => node), ...constants.map(({ node }) => node)];
  const used = [...new Set(nodes.flatMap(refsOf))].filter((name) => shared.has(name)).sort();
  const imports = used.length > 0 ? `import { ${used.join(', ')} } from './components.ts';\n` : '';
  return `// Decoders of the ${api} contract. Generated from openapi/${api}.yaml by \`npm run generate\`; do not edit.
import type { ${['Decoder', ...meant].sort().join(', ')} } from '#contract/decoder.ts';
${imports}
${indent(rows)}
`;
}

/**
 * The decoders of a contract as files (name → content), one for each area of paths, so that a page loads only its own.
 * `components.ts` holds what several areas use.
 */
export function emitDecoders(
  api: string,
  document: OpenApiDocument,
  operations: Operation[],
): Map<string, string> {
  const reserved = operations.flatMap(({ id }) => [`${id}Response`, `${id}Failure`]);
  const reader = new ShapeReader(document, ['Decoder', ...meanings, ...reserved]);
  const constants = operations.flatMap((operation): Constant[] => {
    const { id } = operation;
    const area = areaOf(operation.path, operations);
    const node = bodyOf(reader, operation, operations);
    const failures = bodiesOf(operation, /^([345]|default)/);
    const rows: Constant[] = [];
    if (node) {
      rows.push({ name: `${id}Response`, comment: `Body of a success of ${id}.`, node, area });
    }
    if (failures.length > 0) {
      const node = reader.fields(failures);
      rows.push({ name: `${id}Failure`, comment: `Body of a failure of ${id}.`, node, area });
    }
    return rows;
  });

  const areas = new Map<string, Set<string>>();
  const visit = (node: Node, area: string) => {
    for (const name of refsOf(node)) {
      const known = areas.get(name) ?? new Set();
      if (known.has(area)) continue;
      areas.set(name, known.add(area));
      visit(reader.components.get(name) ?? { is: 'any' }, area);
    }
  };
  for (const { node, area } of constants) visit(node, area);
  const components = [...reader.components];
  const shared = new Set([...areas].filter(([, each]) => each.size > 1).map(([name]) => name));
  const files = new Map<string, string>();
  const common = components.filter(([name]) => shared.has(name));
  if (common.length > 0) files.set('components.ts', emitFile(api, [], common, new Set()));
  for (const area of new Set(constants.map((each) => each.area))) {
    const own = components.filter(([name]) => !shared.has(name) && areas.get(name)?.has(area));
    const ofArea = constants.filter((each) => each.area === area);
    files.set(`${area}.ts`, emitFile(api, ofArea, own, shared));
  }
  return files;
}

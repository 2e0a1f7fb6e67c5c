/** Emits a decoder for every JSON response: its shape as data, and the type of what it gives. */
import type { JsonSchema, OpenApiDocument } from './openapi.ts';
import type { Operation } from './operations.ts';
import { distinct, type Node, ShapeReader } from './shapes.ts';

/** Types of values that are more than text, see `openapi/decoder.ts`. */
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

/** The path parameter of the call that reads one item of a list; null without such a call. */
export function identityOf(list: Operation, operations: Operation[]): string | null {
  const folder = list.path.replace(/\/$/, '');
  for (const { method, path } of operations) {
    const [, parent, name] = /^(.*)\/\{([^}]+)\}\/?$/.exec(path) ?? [];
    if (method === 'get' && list.method === 'get' && parent === folder && name) return name;
  }
  return null;
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

function emitShape(node: Node): string {
  if ('ref' in node) return node.ref;
  const rows = Object.entries(node).map(([key, value]) => {
    if (key === 'of' && node.is !== 'enum') {
      const text = Array.isArray(value) ? `[${value.map(emitShape).join(', ')}]` : emitShape(value);
      return `of: ${text}`;
    }
    if (key !== 'fields') return `${key}: ${JSON.stringify(value)}`;
    const fields = Object.entries(value as Record<string, Node>);
    return `fields: {\n${fields.map(([name, field]) => `${toKey(name)}: ${emitShape(field)},\n`).join('')}}`;
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

/** The content of `<api>.decoders.ts`. */
export function emitDecoders(
  api: string,
  document: OpenApiDocument,
  operations: Operation[],
): string {
  const constants = operations.flatMap(({ id }) => [`${id}Response`, `${id}Failure`]);
  const reader = new ShapeReader(document, ['Decoder', ...meanings, ...constants]);
  const bodies: [name: string, comment: string, node: Node][] = [];
  for (const operation of operations) {
    const { id } = operation;
    const found = bodiesOf(operation, /^2/);
    if (found.length > 0) {
      const node = reader.body(found, identityOf(operation, operations));
      bodies.push([`${id}Response`, `Body of a success of ${id}.`, node]);
    }
    const failures = bodiesOf(operation, /^([345]|default)/);
    if (failures.length > 0) {
      const { fields } = reader.object([...failures, { type: 'object' }]);
      bodies.push([
        `${id}Failure`,
        `Body of a failure of ${id}.`,
        { is: 'object', fields } as Node,
      ]);
    }
  }
  const components = [...reader.components].map(
    ([name, node]) =>
      `export type ${name} = ${emitType(node)};\n\nexport const ${name}: Decoder<${name}> = ${emitShape(node)};`,
  );
  const responses = bodies.map(
    ([name, comment, node]) =>
      `/** ${comment} */\nexport const ${name}: Decoder<${emitType(node)}> = ${emitShape(node)};`,
  );
  const rows = [...components, ...responses].join('\n\n');
  const used = meanings.filter((name) => new RegExp(`\\b${name}\\b`).test(rows));
  return `// Decoders of the ${api} contract. Generated from openapi/${api}.yaml by \`npm run generate\`; do not edit.
import type { ${['Decoder', ...used].sort().join(', ')} } from '../decoder.ts';

${indent(rows)}
`;
}

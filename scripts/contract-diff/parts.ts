/** A contract as a tree of parts: operations, parameters, bodies, responses, fields. */
import {
  type JsonSchema,
  type OpenApiDocument,
  type Parameter,
  resolve,
} from '../generate/openapi.ts';
import type { Operation } from '../generate/operations.ts';
import type { Side } from './rules.ts';

/** Where a part is met: `{ operation: 'listJobs', where: 'response 200', field: ['jobs', '[]', 'title'] }`. */
export type Place = { operation: string; where: string; field: string[]; side: Side };

export type Facts = Record<string, unknown>;

export type Part = {
  /** As in the rules: field, parameter, success … */
  kind: string;
  name: string;
  /** Where it is written, which many places may share: `Job.title`, `response 429`. */
  home: string;
  place: Place;
  /** What its holder says about it, such as whether it is required. */
  presence: Facts;
  /** What it says itself, at `origin`: its home, or the component that it refers to. */
  facts: Facts;
  origin: string;
  children: Map<string, Part>;
};

/** One backend's contract. */
export type Api = { name: string; document: OpenApiDocument; operations: Operation[] };

/** Keywords that say nothing about values, or that become parts. */
const left = new Set(
  `$ref $comment title description summary externalDocs example examples properties required items additionalProperties
  allOf anyOf oneOf contentSchema const nullable discriminator schema content name in`.split(/\s+/),
);
const factsOf = (node: object): Facts =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !left.has(key)));

const need = (isNeeded = false) => ({ presence: isNeeded ? 'required' : 'optional' });

type Content = Pick<Part, 'presence' | 'facts' | 'origin' | 'children'> & { required: string[] };

/** Reads the schema of a part, with its references followed; none leads back to itself. */
function readSchema(
  document: OpenApiDocument,
  schema: JsonSchema,
  home: string,
  place: Place,
): Content {
  const read = (each: JsonSchema) => readSchema(document, each, home, place);
  const { $ref, required = [], type, nullable, additionalProperties: others } = schema;
  const [facts, children] = [factsOf(schema), new Map<string, Part>()];
  const content: Content = { presence: {}, facts, origin: home, children, required: [...required] };
  if ($ref !== undefined) {
    const [name = ''] = $ref.split('/').slice(-1);
    const target = resolve<JsonSchema>(document, { $ref });
    const found = readSchema(document, target, name, place);
    return { ...found, facts: { ...found.facts, ...facts } };
  }

  const types = [type ?? []].flat();
  if (type) facts.type = types.filter((each) => each !== 'null').sort();
  if (type) facts.null = types.includes('null') || nullable ? 'allowed' : 'refused';
  if ('const' in schema) facts.enum = [schema.const];
  if (schema.properties) facts['other fields'] = others === false ? 'refused' : 'allowed';

  function add(kind: string, name: string, step: string, each: JsonSchema): void {
    const inner = home + (kind === 'field' ? `.${step}` : step);
    const inside = { ...place, field: step ? [...place.field, step] : place.field };
    const found = readSchema(document, each, inner, inside);
    const label = kind === 'alternative' ? `${home} as ${name}` : inner;
    children.set(`${kind} ${name}`, { kind, name, home: label, place: inside, ...found });
  }
  for (const [name, each] of Object.entries(schema.properties ?? {}))
    add('field', name, name, each);
  if (schema.items) add('items', '[]', '[]', schema.items);
  if (typeof others === 'object') add('items', '{}', '{}', others);
  if (schema.contentSchema) add('items', '()', '', schema.contentSchema);

  const members = schema.oneOf ?? schema.anyOf ?? [];
  const alternatives = members.filter((each) => each.type !== 'null');
  const isOne = alternatives.length === 1;
  const parts = [...(schema.allOf ?? []), ...(isOne ? alternatives : [])].map(read);
  for (const part of parts) {
    Object.assign(facts, { ...part.facts, ...facts });
    for (const [name, each] of part.children) children.set(name, each);
    content.required.push(...part.required);
  }
  const isNullable = members.length > alternatives.length;
  if (isNullable) facts.null = 'allowed';
  // A component with another description.
  else if (parts.length === 1 && !schema.properties && parts[0]) content.origin = parts[0].origin;
  for (const [index, each] of isOne ? [] : alternatives.entries()) {
    const name = each.$ref?.split('/').at(-1) ?? String(each.const ?? each.type ?? index);
    add('alternative', children.has(`alternative ${name}`) ? `${name} ${index}` : name, '', each);
  }
  for (const { kind, name, presence } of children.values()) {
    if (kind === 'field') Object.assign(presence, need(content.required.includes(name)));
  }
  return content;
}

/** An operation with its parts; those that many operations share have a home that says so. */
function readOperation({ name: api, document }: Api, operation: Operation): Part {
  const { id, base, method, path, screens, requestBody: body } = operation;

  function create(kind: string, name: string, home: string, side: Side, facts: Facts = {}): Part {
    const place: Place = { operation: id, where: home, field: [], side };
    const rest = { presence: {}, facts, origin: home, children: new Map() };
    return { kind, name, home, place, ...rest };
  }

  function createValue(kind: string, value: Parameter, home: string, side: Side): Part {
    const { name, required, schema = {}, ...rest } = value;
    const part = create(kind, name, home, side);
    const content = readSchema(document, schema, home, part.place);
    const facts = { ...content.facts, ...factsOf(rest) };
    return { ...part, ...content, facts, presence: need(required) };
  }

  function addContent(holder: Part, content: Record<string, JsonSchema>): void {
    const { home, place } = holder;
    for (const [type, schema] of Object.entries(content)) {
      const part = { kind: 'media type', name: type, home: `${home} as ${type}`, place };
      holder.children.set(type, { ...part, ...readSchema(document, schema, home, place) });
    }
  }

  const facts = { method, path, 'x-screens': screens };
  const whole = create('operation', id, id, 'request', facts);
  whole.place.where = '';
  whole.presence.operationId = id;
  const add = (key: string, part: Part) => whole.children.set(key, part);
  const root = { 'base path': base || '/' };
  add('base', create('base', api, api, 'request', root));
  for (const id of operation.security) {
    const schemes: Record<string, object> = document.components?.securitySchemes ?? {};
    const { 'x-responses': _, description: __, ...scheme }: Facts = { ...schemes[id] };
    add(`credential ${id}`, create('credential', id, `credential ${id}`, 'request', scheme));
  }
  for (const parameter of operation.parameters) {
    const { in: place, name } = parameter;
    // In a path the position counts.
    const key =
      place === 'path' ? path.split(`{${name}}`)[0]?.split('{').length : name.toLowerCase();
    const home = `${place} parameter ${name}`;
    add(`${place} ${key}`, createValue('parameter', parameter, home, 'request'));
  }
  if (body) {
    const part = create('body', 'request body', 'request body', 'request');
    part.presence = need(body.required);
    addContent(part, body.content);
    add('body', part);
  }
  for (const { status, headers, content } of operation.responses) {
    const home = `response ${status}`;
    const part = create(status.startsWith('2') ? 'success' : 'failure', status, home, 'response');
    part.presence = { status };
    addContent(part, content);
    for (const header of headers) {
      const key = `header ${header.name.toLowerCase()}`;
      const where = `${home} header ${header.name}`;
      part.children.set(key, createValue('header', header, where, 'response'));
    }
    add(home, part);
  }
  for (const { name, status, value } of operation.examples) {
    const part = create('example', name, 'examples', 'response', { 'example value': value });
    part.place.where = `example ${name} (${status})`;
    add(`example ${name}`, part);
  }
  return whole;
}

/** The operations of a contract by operationId, and what it says on the content of all. */
export function readParts(api: Api): Map<string, Part> {
  const { document, operations } = api;
  const home = `content of ${api.name}`;
  const place: Place = { operation: '', where: home, field: [], side: 'response' };
  const facts = Object.fromEntries(
    (['x-allowed-html', 'x-allowed-url-schemes'] as const).flatMap((extension) =>
      Object.entries(document[extension] ?? {}).map(([key, list]) => [`${extension} ${key}`, list]),
    ),
  );
  const rest = { presence: {}, facts, origin: home, children: new Map() };
  const content: Part = { kind: 'content', name: api.name, home, place, ...rest };
  const pairs = operations.map((each): [string, Part] => [each.id, readOperation(api, each)]);
  return new Map([['', content], ...pairs]);
}

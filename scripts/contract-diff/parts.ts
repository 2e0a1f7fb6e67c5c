/** A contract as a tree of parts: operations, parameters, bodies, responses, fields. */
import {
  type JsonSchema,
  type OpenApiDocument,
  type Parameter,
  resolve,
} from '../generate/openapi.ts';
import type { Api, Operation } from '../generate/operations.ts';
import type { Side } from './rules.ts';

/** An occurrence of a part: `{ operation: 'listJobs', where: 'response 200', field: ['jobs', '[]', 'title'] }`. */
export type Occurrence = { operation: string; where: string; field: string[]; side: Side };

export type Facts = Record<string, unknown>;

/** The content of a schema. */
type Content = {
  /** Its own facts, which are written at `origin`: its home, or the component that it refers to. */
  facts: Facts;
  origin: string;
  children: Map<string, Part>;
};

export type Part = Content & {
  /** As in the rules: field, parameter, success … */
  kind: string;
  name: string;
  /** Where it is written; many places may share it: `Job.title`, `response 429`. */
  home: string;
  place: Occurrence;
  /** Facts that its parent states, such as whether it is required. */
  presence: Facts;
};

/** Keywords that do not affect values, or that become parts. */
const left = new Set(
  `$ref $comment title description summary externalDocs example examples properties required items additionalProperties
  allOf anyOf oneOf contentSchema const nullable discriminator schema content name in`.split(/\s+/),
);
const factsOf = (node: object): Facts =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !left.has(key)));

const need = (isNeeded = false) => ({ presence: isNeeded ? 'required' : 'optional' });

/** A part without children. `rest` overrides the defaults. */
function createPart(kind: string, name: string, home: string, place: Occurrence, rest = {}): Part {
  const content = { presence: {}, facts: {}, origin: home, children: new Map() };
  return { kind, name, home, place, ...content, ...rest };
}

/** Reads the schema of a part and follows its references, which must not be circular. */
function readSchema(
  document: OpenApiDocument,
  schema: JsonSchema,
  home: string,
  place: Occurrence,
): Content & { required: string[] } {
  const { $ref, type, nullable, additionalProperties: others } = schema;
  const [facts, children] = [factsOf(schema), new Map<string, Part>()];
  if ($ref !== undefined) {
    const target = resolve<JsonSchema>(document, { $ref });
    const found = readSchema(document, target, $ref.split('/').at(-1) ?? '', place);
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
    const { required: _, ...found } = readSchema(document, each, inner, inside);
    const label = kind === 'alternative' ? `${home} as ${name}` : inner;
    children.set(`${kind} ${name}`, createPart(kind, name, label, inside, found));
  }
  for (const [name, each] of Object.entries(schema.properties ?? {}))
    add('field', name, name, each);
  if (schema.items) add('items', '[]', '[]', schema.items);
  if (typeof others === 'object') add('items', '{}', '{}', others);
  if (schema.contentSchema) add('items', '()', '', schema.contentSchema);

  const members = schema.oneOf ?? schema.anyOf ?? [];
  const alternatives = members.filter((each) => each.type !== 'null');
  const [only, ...more] = alternatives;
  const merged = [...(schema.allOf ?? []), ...(only && more.length === 0 ? [only] : [])];
  const parts = merged.map((each) => readSchema(document, each, home, place));
  for (const part of parts) {
    Object.assign(facts, { ...part.facts, ...facts });
    for (const [name, each] of part.children) children.set(name, each);
  }
  const isNullable = members.length > alternatives.length;
  if (isNullable) facts.null = 'allowed';
  else if (more.length > 0) facts.null = 'refused';
  for (const [index, each] of more.length > 0 ? alternatives.entries() : []) {
    const name = each.$ref?.split('/').at(-1) ?? String(each.const ?? each.type ?? index);
    add('alternative', children.has(`alternative ${name}`) ? `${name} ${index}` : name, '', each);
  }
  const required = [schema, ...parts].flatMap((each) => each.required ?? []);
  for (const { kind, name, presence } of children.values()) {
    if (kind === 'field') Object.assign(presence, need(required.includes(name)));
  }
  // A reference with another description.
  const isAlias = parts.length === 1 && !isNullable && !schema.properties;
  return { facts, children, required, origin: (isAlias && parts[0]?.origin) || home };
}

/** An operation with its parts; the home of shared parts says that they are shared. */
function readOperation({ name: api, document }: Api, operation: Operation): Part {
  const { id, base, method, path, screens, requestBody: body } = operation;
  const placeOf = (where: string, side: Side): Occurrence => ({
    operation: id,
    where,
    field: [],
    side,
  });
  const add = (holder: Part, key: string, part: Part) => void holder.children.set(key, part);

  function createValue(kind: string, value: Parameter, home: string, side: Side): Part {
    const { name, required, schema = {}, ...rest } = value;
    const place = placeOf(home, side);
    const content = readSchema(document, schema, home, place);
    const facts = { ...content.facts, ...factsOf(rest) };
    return createPart(kind, name, home, place, { ...content, facts, presence: need(required) });
  }

  function addContent(holder: Part, content: Record<string, JsonSchema>): void {
    const { home, place } = holder;
    for (const [type, schema] of Object.entries(content)) {
      const found = readSchema(document, schema, home, place);
      add(holder, type, createPart('media type', type, `${home} as ${type}`, place, found));
    }
  }

  const whole = createPart('operation', id, id, placeOf('', 'request'), {
    presence: { operationId: id },
    facts: { method, path, 'x-screens': screens },
  });
  const root = { facts: { 'base path': base || '/' } };
  add(whole, 'base', createPart('base', api, api, placeOf(api, 'request'), root));
  for (const scheme of operation.security) {
    const schemes: Record<string, object> = document.components?.securitySchemes ?? {};
    const { 'x-responses': _, description: __, ...facts }: Facts = { ...schemes[scheme] };
    const home = `credential ${scheme}`;
    add(whole, home, createPart('credential', scheme, home, placeOf(home, 'request'), { facts }));
  }
  for (const parameter of operation.parameters) {
    const { in: place, name } = parameter;
    // Path parameters are compared by position.
    const position = path.split(`{${name}}`)[0]?.split('{').length;
    const key = `${place} ${place === 'path' ? position : name.toLowerCase()}`;
    add(whole, key, createValue('parameter', parameter, `${place} parameter ${name}`, 'request'));
  }
  if (body) {
    const home = 'request body';
    const presence = need(body.required);
    const part = createPart('body', home, home, placeOf(home, 'request'), { presence });
    addContent(part, body.content);
    add(whole, 'body', part);
  }
  for (const { status, headers, content } of operation.responses) {
    const home = `response ${status}`;
    const kind = status.startsWith('2') ? 'success' : 'failure';
    const presence = { status };
    const part = createPart(kind, status, home, placeOf(home, 'response'), { presence });
    addContent(part, content);
    for (const header of headers) {
      const value = createValue('header', header, `${home} header ${header.name}`, 'response');
      add(part, `header ${header.name.toLowerCase()}`, value);
    }
    add(whole, home, part);
  }
  for (const { name, status, value } of operation.examples) {
    const place = placeOf(`example ${name} (${status})`, 'response');
    const facts = { 'example value': value };
    add(whole, `example ${name}`, createPart('example', name, 'examples', place, { facts }));
  }
  return whole;
}

/** The operations of a contract by operationId, and a part with the facts about the content of all. */
export function readParts(api: Api): Map<string, Part> {
  const home = `content of ${api.name}`;
  const place: Occurrence = { operation: '', where: home, field: [], side: 'response' };
  const facts: Facts = {};
  for (const extension of ['x-allowed-html', 'x-allowed-url-schemes'] as const) {
    for (const [key, list] of Object.entries(api.document[extension] ?? {})) {
      facts[`${extension} ${key}`] = list;
    }
  }
  const content = createPart('content', api.name, home, place, { facts });
  const parts = api.operations.map((each): [string, Part] => [each.id, readOperation(api, each)]);
  return new Map([['', content], ...parts]);
}

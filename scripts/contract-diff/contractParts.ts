/** Contracts as parts that compare: operations with parameters, bodies, responses and the rest. */
import { methods, type OpenApiDocument } from '../generate/openapi.ts';
import type { Api, ContractOperation } from '../generate/operations.ts';
import { type Facts, pathWithoutNames } from './rules.ts';
import { alternativesOf, dereference, jsonTypeOf, jsonTypes, type NamedSchema } from './schemas.ts';

/** A part of a contract. `kind` as in the rules, of an alternative its JSON type; `name` is what people call it. */
export type Part = { key: string; kind: string; name: string; facts: Facts; parts: Part[] };

/** True for an alternative of a schema. */
export const isAlternative = ({ kind }: Part): boolean => jsonTypes.includes(kind);

/** A part as the contract writes it. */
type Source = Facts & {
  schema?: NamedSchema;
  required?: boolean;
  content?: Record<string, Source>;
  headers?: Record<string, Source>;
};
type Sources = Record<string, Source>;
type Plain = OpenApiDocument & { openapi?: string };

/** Keys that promise nothing, or that are read elsewhere. */
const left =
  /^(description|summary|examples?|tags|x-responses|parameters|requestBody|responses|security)$/;
const keep = (facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !left.test(key)));

/** What a schema allows as a part: its types, and a part for each alternative, with fields, items and content. */
function schemaPart(schema: NamedSchema, outer: string): Part {
  const all = alternativesOf(schema, outer);
  const homes = [...new Set(all.map((each) => each.home))];
  const parts = all.map((alternative): Part => {
    const { home: name, type, facts, inner, required } = alternative;
    const undescribed = required.filter((key) => !(`.${key}` in inner));
    return {
      key: `${type} ${JSON.stringify({ facts, inner, required })}`,
      kind: jsonTypeOf(type),
      name,
      facts: undescribed.length > 0 ? { ...facts, required: undescribed } : facts,
      parts: Object.entries(inner).map(([key, each]): Part => {
        const presence = required.includes(key.slice(1)) ? 'required' : 'optional';
        const own = key.startsWith('.') ? { kind: 'field', facts: { presence } } : {};
        const content = [schemaPart(each.schema, each.name)];
        return { key, kind: 'items', name: each.name, facts: {}, ...own, parts: content };
      }),
    };
  });
  const type = [...new Set(all.map((each) => each.type))].sort();
  const name = homes.length === 1 ? (homes[0] ?? outer) : outer;
  return { key: 'schema', kind: 'schema', name, facts: { type }, parts };
}

/** The parts of one kind, with those in them. */
function partsOf(kind: string, sources: Sources = {}, nameOf = (key: string) => key): Part[] {
  return Object.entries(sources).map(([key, source]) => {
    const { schema = true, required, content, headers, ...others } = source;
    const name = nameOf(key);
    const facts = { ...keep(others), presence: required ? 'required' : 'optional' };
    const parts = [
      ...(/^(parameter|media type|header)$/.test(kind) ? [schemaPart(schema, name)] : []),
      ...partsOf('media type', content, () => name),
      ...partsOf('header', headers, (each) => `${name} header ${each}`),
    ];
    // Only media types are told by their key; statuses and others are told apart by their kind.
    return { key: kind === 'media type' ? key : `${kind} ${key}`, kind, name, facts, parts };
  });
}

function parameterParts({ name, in: place, ...parameter }: Source, path: string): Part[] {
  const { type, items, maxItems } = Object(parameter.schema);
  // A query's single value is written like a list of one.
  const takesOne = type === 'array' && place === 'query' && maxItems !== 0;
  const schema = takesOne ? { anyOf: [items, parameter.schema] } : parameter.schema;
  // Names in a path are not transmitted, and those of headers have no case.
  const position = path.split(`{${name}}`)[0]?.split('{').length;
  const key = place === 'path' ? position : place === 'header' ? `${name}`.toLowerCase() : name;
  const source = { ...parameter, schema } as Source;
  return partsOf('parameter', { [`${place} ${key}`]: source }, () => `${place} parameter ${name}`);
}

function responseParts([status, response]: [string, Source]): Part[] {
  const kind = status.startsWith('2') ? 'success' : 'failure';
  return partsOf(kind, { [status]: { ...response, status } }, () => `response ${status}`);
}

function operationPart(plain: Plain, document: object, operation: ContractOperation): Part {
  const { id: name, api, method, path, parameters } = operation;
  const item: Facts = { ...plain.paths[path] };
  const source = item[method] as Facts;
  for (const each of methods) delete item[each];
  const { requestBody, responses = {}, security = plain.security ?? [] } = source;
  const needed = security as Record<string, unknown[]>[];
  const schemes = needed.flatMap(Object.entries).map(([key, scopes]): [string, Source] => {
    return [key, { ...plain.components?.securitySchemes?.[key], scopes }];
  });
  const servers = plain.servers?.map(({ url }) => url);
  const parts = [
    ...partsOf('base', { [api]: { servers } }),
    ...partsOf('credential', Object.fromEntries(schemes), (key) => `credential ${key}`),
    ...parameters.flatMap((each) => parameterParts(dereference(document, each) as Source, path)),
    ...partsOf('body', requestBody ? { '': requestBody as Source } : {}, () => 'request body'),
    ...Object.entries(responses as Sources).flatMap(responseParts),
  ];
  const facts: Facts = { ...keep({ ...item, ...source }), method, path };
  // Each of several requirements is enough; one is the sum of its schemes.
  if (needed.length > 1) facts.security = needed;
  return {
    key: `${method} ${api} ${pathWithoutNames(path)}`,
    kind: 'operation',
    name,
    facts,
    parts,
  };
}

/** The operations of contracts, and what each contract says about all of them. */
export function contractParts(apis: Api[]): Part[] {
  return apis.flatMap(({ name, document, operations }) => {
    const plain = dereference(document, document) as Plain & Facts;
    const { openapi, info: _, servers: __, paths: ___, components: ____, ...root } = plain;
    const { 'x-allowed-html': html, 'x-allowed-url-schemes': schemes, ...others } = root;
    const lists = Object.entries({ ...Object(html), ...Object(schemes) });
    const facts: Facts = Object.fromEntries(lists.map(([key, list]) => [`allowed ${key}`, list]));
    // 3.1.0 and 3.1.1 mean the same.
    Object.assign(facts, others, { openapi: openapi?.slice(0, 3) });
    const content = partsOf('content', { [name]: facts }, () => `content of ${name}`);
    return [...operations.map((each) => operationPart(plain, document, each)), ...content];
  });
}

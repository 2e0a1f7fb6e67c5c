/** A contract as a tree of parts: operations with their parameters, bodies, responses and fields. */
import { type JsonSchema, methods } from '../generate/openapi.ts';
import type { Api, Operation } from '../generate/operations.ts';
import { barePath, type Facts } from './rules.ts';
import { annotations, dereference, type Schema } from './schemas.ts';

/** A part with a name: `kind` as in the rules, `label` as in the contract: `response 429`, `Job.title`. */
export type Part = { kind: string; label: string; facts: Facts; schema?: Schema; parts: Parts };
export type Parts = Record<string, Part>;

/** An operation, parameter, body, media type, response or header, without references. */
type Node = Facts & {
  schema?: JsonSchema;
  content?: Record<string, Node>;
  headers?: Record<string, Node>;
  responses?: Record<string, Node>;
  requestBody?: Node;
  required?: boolean;
  security?: Record<string, unknown[]>[];
};
type Plain = Pick<Node, 'security'> & {
  openapi?: string;
  info?: { description?: string };
  servers?: { url: string; description?: string }[];
  paths: Record<string, Record<string, Node>>;
  components?: { securitySchemes?: Record<string, Facts> };
};

/** Keys that promise nothing, or that become parts. */
const left =
  /^(name|in|schema|content|headers|required|examples?|tags|externalDocs|parameters|requestBody|responses|x-responses|security|servers|paths|components|info)$/;

function createPart(kind: string, label: string, node: Node = {}): Part {
  const facts = Object.entries(node).filter(([key]) => !left.test(key));
  const presence = node.required ? 'required' : 'optional';
  const parts: Parts = {};
  for (const [type, media] of Object.entries(node.content ?? {})) {
    parts[type] = createPart('media type', label, { schema: {}, ...media });
  }
  for (const [name, header] of Object.entries(node.headers ?? {})) {
    parts[`header ${name.toLowerCase()}`] = createPart('header', `${label} header ${name}`, header);
  }
  const { schema } = node;
  return { kind, label, facts: { ...Object.fromEntries(facts), presence }, schema, parts };
}

/** The schema of a parameter. A query's single value is written like a list of one. */
function readParameter(parameter: Node & { in: string }): Node {
  const { in: place, schema = {} } = parameter;
  const { style = /query|cookie/.test(place) ? 'form' : 'simple' } = parameter;
  const { explode = style === 'form' } = parameter;
  const { type, items = {}, minItems = 0, maxItems = 1, uniqueItems: _, ...more } = schema;
  const isRepeated = type === 'array' && place === 'query' && style === 'form' && explode === true;
  const isPlain = Object.keys(more).every((key) => annotations.test(key));
  const takesOne = isPlain && Number(minItems) <= 1 && Number(maxItems) >= 1;
  const both = isRepeated && takesOne ? { anyOf: [items, schema] } : schema;
  return { ...parameter, schema: both, style, explode };
}

/** The operations of a contract by method and path, and a part with what is said about all of them. */
export function readParts({ name: api, document, operations }: Api): Parts {
  const plain = dereference(document, document) as Plain;
  const base = createPart('base', api);
  base.facts.servers = (plain.servers ?? [{ url: '/' }]).map(({ description: _, url, ...more }) =>
    Object.keys(more).length > 0 ? { url, ...more } : url,
  );

  function readOperation({ id, method, path, parameters, examples }: Operation): Part {
    const source: Node = plain.paths[path]?.[method] ?? {};
    const { requestBody, responses = {}, servers, security = plain.security ?? [] } = source;
    const operation = createPart('operation', id, {
      ...source,
      method,
      path,
      'own servers': servers,
    });
    // A single requirement without scopes is the sum of its schemes.
    const isSum = security.length < 2 && Object.values(security[0] ?? {}).flat().length === 0;
    if (!isSum) operation.facts.security = security;
    const parts = [base];
    for (const name of security.flatMap(Object.keys)) {
      const { 'x-responses': _, ...facts } = plain.components?.securitySchemes?.[name] ?? {};
      parts.push({ ...createPart('credential', `credential ${name}`), facts });
    }
    for (const each of parameters) {
      const parameter = dereference(document, each) as Node & { in: string };
      parts.push(
        createPart('parameter', `${each.in} parameter ${each.name}`, readParameter(parameter)),
      );
    }
    if (requestBody) parts.push(createPart('body', 'request body', requestBody));
    for (const [status, response] of Object.entries(responses)) {
      const kind = /^([45]|default)/.test(status) ? 'failure' : 'success';
      parts.push(createPart(kind, `response ${status}`, { ...response, status }));
    }
    const keyOf = ({ kind, label }: Part) => {
      const [place, , name = ''] = label.split(' ');
      // Names in a path are not transmitted, and those of headers have no case.
      if (kind === 'parameter' && place === 'path')
        return `path ${path.split(`{${name}}`)[0]?.split('{').length}`;
      return place === 'header' ? label.toLowerCase() : label;
    };
    operation.parts = Object.fromEntries(parts.map((part) => [keyOf(part), part]));
    for (const { name, value } of examples) {
      operation.parts[`example ${name}`] = createPart('example', 'examples', { value });
    }
    return operation;
  }

  const { 'x-allowed-html': html, 'x-allowed-url-schemes': schemes, ...root } = plain as Facts;
  const content = createPart('content', `content of ${api}`, root);
  const { facts } = content;
  // 3.1.0 and 3.1.1 mean the same.
  const about = { description: plain.info?.description, openapi: plain.openapi?.slice(0, 3) };
  Object.assign(facts, about, html, schemes);
  for (const [path, item] of Object.entries(plain.paths)) {
    for (const [key, value] of Object.entries(item)) {
      const isRead = key === 'parameters' || methods.some((method) => method === key);
      if (!isRead) facts[`${barePath(path)} ${key}`] = value;
    }
  }
  const all = operations.map((each) => [
    `${each.method} ${barePath(each.path)}`,
    readOperation(each),
  ]);
  return { ...Object.fromEntries(all), content };
}

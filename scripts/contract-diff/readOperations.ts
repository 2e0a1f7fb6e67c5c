/** The operations of a contract in a form in which they compare. */
import { resolve } from '#contract/jsonSchema.ts';
import { methods } from '../generate/openapi.ts';
import type { Api, Operation } from '../generate/operations.ts';
import { barePath, type Facts } from './rules.ts';
import { annotations, dereference, label, type Schema } from './schemas.ts';

/** A part of a contract: facts, a schema, and groups of further parts. */
export type Node = Facts & { schema?: Schema; required?: boolean; [label]?: string };
export type Nodes = Record<string, Node>;

type Source = Node & {
  requestBody?: Node;
  responses?: Nodes;
  security?: Record<string, unknown[]>[];
};
/** A document without references. */
type Plain = Facts & {
  openapi?: string;
  info?: { description?: string };
  servers?: { url: string; description?: string }[];
  security?: Record<string, unknown[]>[];
  paths: Record<string, Record<string, Source>>;
  components?: { securitySchemes?: Nodes };
};

/** A parameter. A query's single value is written like a list of one. */
function readParameter({ in: place, name: _, ...parameter }: Node): Node {
  const { style = /query|cookie/.test(`${place}`) ? 'form' : 'simple', schema = {} } = parameter;
  const { explode = style === 'form' } = parameter;
  const { type, items = {}, minItems = 0, maxItems = 1, uniqueItems: __, ...more } = Object(schema);
  const isPlain = type === 'array' && Object.keys(more).every((key) => annotations.test(key));
  const isRepeated = isPlain && place === 'query' && style === 'form' && explode === true;
  const takesOne = isRepeated && minItems <= 1 && maxItems >= 1;
  return { ...parameter, style, explode, schema: takesOne ? { anyOf: [items, schema] } : schema };
}

/** The operations of a contract by method and path, and what is said about all of them. */
export function readOperations({ name: api, document, operations }: Api): Nodes[] {
  const plain = dereference(document, document) as Plain;
  const { openapi, info, servers = [{ url: '/' }], paths, security, components, ...root } = plain;
  const urls = servers.map(({ description: _, url, ...more }) =>
    Object.keys(more).length > 0 ? { url, ...more } : url,
  );

  function readOperation({ id, method, path, parameters, examples }: Operation): Node {
    const item = resolve(document, document.paths[path] ?? {});
    const source = dereference(document, item[method]) as Source;
    const {
      requestBody,
      responses = {},
      security: needed = security ?? [],
      servers: own,
      ...operation
    } = source;
    // A single requirement without scopes is the sum of its schemes.
    const isSum = needed.length < 2 && Object.values(needed[0] ?? {}).flat().length === 0;
    const schemes = needed.flatMap(Object.keys);
    const named = parameters.map((each): [string, Node] => {
      const [place, name] = [each.in, `${each.in} parameter ${each.name}`];
      const node = readParameter(dereference(document, each) as Node);
      // Names in a path are not transmitted, and those of headers have no case.
      const position = path.split(`{${each.name}}`)[0]?.split('{').length;
      const key =
        place === 'path' ? `path ${position}` : place === 'header' ? name.toLowerCase() : name;
      return [key, { ...node, [label]: name }];
    });
    const statuses = Object.entries(responses).map(([status, each]) => [
      status,
      { ...each, status },
    ]);
    return {
      ...operation,
      ...{ [label]: id, method, path, 'own servers': own },
      base: { [api]: { servers: urls }, credentials: { security: isSum ? undefined : needed } },
      credentials: Object.fromEntries(
        schemes.map((name) => [name, components?.securitySchemes?.[name] ?? {}]),
      ),
      parameters: Object.fromEntries(named),
      responses: Object.fromEntries(statuses),
      bodies: requestBody ? { 'request body': requestBody } : {},
      outcomes: Object.fromEntries(examples.map(({ name, value }) => [name, { values: value }])),
    };
  }

  const { 'x-allowed-html': html, 'x-allowed-url-schemes': schemes, ...content } = root;
  for (const [key, list] of Object.entries({ ...Object(html), ...Object(schemes) })) {
    content[`allowed ${key}`] = list;
  }
  // 3.1.0 and 3.1.1 mean the same.
  Object.assign(content, { description: info?.description, openapi: openapi?.slice(0, 3) });
  for (const [path, item] of Object.entries(paths)) {
    const isRead = (key: string) => key === 'parameters' || methods.some((each) => each === key);
    for (const key of Object.keys(item))
      if (!isRead(key)) content[`${barePath(path)} ${key}`] = item[key];
  }
  const all = operations.map((each) => [
    `${each.method} ${barePath(each.path)}`,
    readOperation(each),
  ]);
  return [Object.fromEntries(all), { [`content of ${api}`]: content }];
}

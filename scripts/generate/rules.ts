/** Our rules for the contract, in addition to those of Redocly; each says what would otherwise go wrong unseen. */
import path from 'node:path';
import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import {
  follow,
  namedExamples,
  ownProperties,
  type Path,
  type Placed,
  sayAt,
} from './exampleRules.ts';
import { basePathOf, type OpenApiDocument, type PathItem } from './openapi.ts';
import { allowedKeys, allowedValues, harmlessHtml, schemaKeys } from './subset.ts';

const notUsed = (what: string) =>
  `\`${what}\` is not used in this contract; add it to scripts/generate/subset.ts and to the generator, unless it is misspelt.`;

/** The kinds of a schema, of which one may have several: `type: [string, "null"]`. */
function kindsOf(schema: JsonSchema): string[] {
  const combination = ['$ref', 'allOf', 'anyOf', 'oneOf'].find((key) => key in schema);
  return combination ? [combination] : [schema.type ?? []].flat();
}

/** Refuses keys and values that are not in the tables of the subset. */
const subset: Oas3Rule = () => {
  function check(
    node: Record<string, unknown>,
    context: UserContext,
    isAllowed: (key: string) => boolean,
  ) {
    for (const [key, value] of Object.entries(node)) {
      const isKnown = allowedValues[context.type.name]?.[key]?.(value) ?? true;
      if (isAllowed(key) && isKnown) continue;
      const shown = isAllowed(key) ? `${key}: ${JSON.stringify(value)}` : key;
      sayAt(context)(key, notUsed(shown));
    }
  }
  function checkSchema(schema: JsonSchema, context: UserContext) {
    const kinds = kindsOf(schema);
    if (kinds.length === 0) {
      sayAt(context)([], 'A schema needs `type`, `$ref`, `allOf`, `anyOf` or `oneOf`.');
    }
    check(schema, context, (key) => kinds.some((kind) => schemaKeys[kind]?.test(key)));
  }
  return {
    any(node, context) {
      const keys = allowedKeys[context.type.name];
      if (context.type.name === 'Schema') checkSchema(node, context);
      else if (keys) check(node, context, (key) => key === '$ref' || keys.test(key));
    },
    ref(node, context) {
      if (context.type.name === 'Schema') checkSchema(node as JsonSchema, context);
    },
  };
};

/** A schema and all in it and behind its references; one that contains itself comes twice, then `isCircle`. */
function* everySchema(
  context: UserContext,
  placed: Placed,
  parents: JsonSchema[] = [],
): Generator<Placed & { isCircle: boolean }> {
  const { schema, location } = follow(context, placed);
  const isCircle = parents.includes(schema);
  yield { schema, location, isCircle };
  if (isCircle) return;
  const parts = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (schema[key] ?? []).map((each, index): [Path, JsonSchema] => [[key, index], each]),
  );
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]): [Path, JsonSchema] => {
    return [['properties', name], each];
  });
  const inner = [...parts, ...fields, ...(schema.items ? [['items', schema.items] as const] : [])];
  for (const [at, each] of inner) {
    const found = { schema: each, location: location.child(at) };
    yield* everySchema(context, found, [...parents, schema]);
  }
}

/** Bodies end, because types, decoders and mocks write them out, and have only what their side sends. */
function checkBody(body: unknown, context: UserContext, hidden: 'readOnly' | 'writeOnly'): void {
  const placed = { schema: body as JsonSchema, location: context.location };
  for (const { schema, location, isCircle } of everySchema(context, placed)) {
    if (isCircle) {
      const message = 'This schema contains itself; write the levels out.';
      context.report({ message, location });
    }
    if (!schema[hidden]) continue;
    const message = `The sender of this body does not have what is \`${hidden}\`.`;
    context.report({ message, location: location.child(hidden).key() });
  }
}

const bodies: Oas3Rule = () => ({
  RequestBody: { Schema: (schema, context) => checkBody(schema, context, 'readOnly') },
  Response: { Schema: (schema, context) => checkBody(schema, context, 'writeOnly') },
});

/** The edge forwards only these paths to each backend; pages tell a record that is gone from other failures. */
const calls: Oas3Rule = () => ({
  Root(root, context) {
    const { paths = {}, servers = [] } = root as unknown as OpenApiDocument;
    const base = basePathOf(servers[0]?.url ?? '');
    const prefix =
      path.basename(context.location.source.absoluteRef) === 'hrms.yaml' ? '/hrms/' : '/api/';
    for (const [each, item] of Object.entries(paths)) {
      const say = (message: string) => sayAt(context)(['paths', each], message);
      if (!`${base}${each}`.startsWith(prefix))
        say(`The edge forwards only paths below ${prefix}.`);
      const record = /\}\/?$/.test(each) && context.resolve<PathItem>(item).node?.get;
      if (record && !record.responses?.['404']) say('A GET of one record documents 404.');
    }
  },
  Operation(operation, context) {
    if ((operation as { 'x-screens'?: [] })['x-screens']?.length) return;
    sayAt(context)([], '`x-screens` names the screens that make the call.');
  },
});

/** The HTML and URLs that the website accepts must not run code on its pages. */
const harmless: Oas3Rule = () => ({
  Root(root, context) {
    const { 'x-allowed-html': html = {}, 'x-allowed-url-schemes': schemes = {} } =
      root as unknown as OpenApiDocument;
    for (const [key, lists] of Object.entries({
      'x-allowed-html': html,
      'x-allowed-url-schemes': schemes,
    })) {
      for (const [use, names] of Object.entries<string[]>(lists)) {
        for (const [index, name] of names.entries()) {
          if (harmlessHtml[use]?.test(name)) continue;
          const message = `\`${name}\` may run code, show content of others or change the page.`;
          context.report({ message, location: context.location.child([key, use, index]) });
        }
      }
    }
  },
});

/** A plugin with our rules, named `contract/…`. */
export function contractPlugin(): Plugin {
  /** Root file by operationId, for all contracts. */
  const owners = new Map<string, string>();
  const uniqueIds: Oas3Rule = () => {
    let root = '';
    return {
      Root(_, { location }) {
        root = location.source.absoluteRef;
      },
      Operation({ operationId = '' }, context) {
        if (!owners.has(operationId)) owners.set(operationId, root);
        if (owners.get(operationId) === root) return;
        sayAt(context)('operationId', `\`${operationId}\` is used in another contract too.`);
      },
    };
  };
  const rules = { subset, bodies, calls, harmless };
  const named = { 'named-examples': namedExamples, 'own-properties': ownProperties };
  const oas3 = { ...rules, ...named, 'unique-ids': uniqueIds };
  return { id: 'contract', rules: { oas3 } };
}

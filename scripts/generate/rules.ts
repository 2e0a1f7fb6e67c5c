/** Our rules for the contract, in addition to those of Redocly; each says what would otherwise go wrong unseen. */
import path from 'node:path';
import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { follow, namedExamples, ownProperties, type Placed, sayAt } from './exampleRules.ts';
import { basePathOf, type OpenApiDocument, type PathItem } from './openapi.ts';
import { allowedKeys, allowedValues, harmlessHtml, schemaKeys } from './subset.ts';

const notUsed = (what: string) =>
  `\`${what}\` is not used in this contract; add it to scripts/generate/subset.ts and to the generator first.`;

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

/** Types, decoders and mocks write schemas out. */
const noCircles: Oas3Rule = () => ({
  Schema: {
    enter(schema, context) {
      function visit(placed: Placed, parents: unknown[]): boolean {
        const found = follow(context, placed);
        if (parents.includes(found.schema)) return true;
        const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = found.schema;
        const inner = [
          ...Object.values(properties),
          ...allOf,
          ...anyOf,
          ...oneOf,
          ...(items ? [items] : []),
        ];
        return inner.some((each) =>
          visit({ schema: each, location: found.location }, [...parents, found.schema]),
        );
      }
      if (!visit({ schema: schema as JsonSchema, location: context.location }, [])) return;
      const message = 'This schema contains itself; write the levels out.';
      context.report({ message });
    },
  },
});

/** One schema serves one side, because types do not tell sides apart. */
const sides: Oas3Rule = () => ({
  RequestBody: {
    Schema({ readOnly }, context) {
      if (readOnly)
        sayAt(context)('readOnly', 'A request must not have what only a server writes.');
    },
  },
  Response: {
    Schema({ writeOnly }, context) {
      if (writeOnly)
        sayAt(context)('writeOnly', 'A response must not have what only a visitor writes.');
    },
  },
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
  const rules = { subset, sides, calls, harmless };
  const named = { 'named-examples': namedExamples, 'own-properties': ownProperties };
  const oas3 = { ...rules, ...named, 'no-circles': noCircles, 'unique-ids': uniqueIds };
  return { id: 'contract', rules: { oas3 } };
}

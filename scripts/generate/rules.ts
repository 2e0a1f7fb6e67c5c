/** Our rules for the contract, in addition to those of Redocly; each says what would otherwise go wrong unseen. */
import path from 'node:path';
import type { Oas3Preprocessor, Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { isFault } from '../../mocks/responses/faults.ts';
import { asRecorded } from '../../mocks/responses/recorded.ts';
import { basePathOf, type MediaType, type OpenApiDocument, type PathItem } from './openapi.ts';
import { nameExamples } from './operations.ts';
import { allowedKeys, allowedValues, harmlessHtml, schemaKeys } from './subset.ts';

/** Returns a function that reports a violation at a key below the visited node, or at several keys. */
const sayAt =
  ({ report, location }: Pick<UserContext, 'report' | 'location'>) =>
  (at: string | (string | number)[], message: string) =>
    report({ message, location: location.child(at).key() });

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

/** Types, decoders and mocks write schemas out, so they end. */
const endless: Oas3Rule = () => {
  const open: unknown[] = [];
  return {
    Schema: { enter: (schema) => void open.push(schema), leave: () => void open.pop() },
    ref(_, context, { node }) {
      if (!open.includes(node)) return;
      sayAt(context)([], 'This schema contains itself; write the levels out.');
    },
  };
};

/** The mock selects a response by the name of its example, in links and headers. */
const namedExamples: Oas3Rule = () => {
  let names = new Set<string>();
  return {
    Operation: {
      enter() {
        names = new Set();
      },
      Response(response, context) {
        const say = sayAt(context);
        const content = (response.content ?? {}) as Record<string, MediaType>;
        for (const [type, { examples = {} }] of Object.entries(content)) {
          if (Object.keys(examples).length > 0) continue;
          say(['content', type], 'The response has no example, which the mock could send.');
        }
        for (const { name, path: at } of nameExamples(String(context.key), content)) {
          if (!/^[a-z][\w-]*$/i.test(name)) {
            say(
              at,
              `The example's name "${name}" must be letters, digits, - and _, because links carry it.`,
            );
          } else if (isFault(name) || name === asRecorded) {
            say(at, `The mock has a response named "${name}"; write another name.`);
          } else if (names.has(name)) {
            say(at, `The operation has two examples named "${name}"; a name must select one.`);
          }
          names.add(name);
        }
      },
    },
    Header(header, context) {
      const { node } = context.resolve<JsonSchema>((header.schema ?? {}) as JsonSchema);
      if (!header.required || header.example !== undefined || node?.examples) return;
      sayAt(context)([], 'The mock must send this header, so it needs an `example`.');
    },
  };
};

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

/** An example has only properties of its schema; Redocly checks that of a schema made of parts if these are all. */
const closeParts: Oas3Preprocessor = () => ({
  Schema(schema) {
    if (schema.allOf) Object.assign(schema, { unevaluatedProperties: false });
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
  const others = { 'named-examples': namedExamples, 'unique-ids': uniqueIds };
  const oas3 = { subset, endless, calls, harmless, ...others };
  return { id: 'contract', rules: { oas3 }, preprocessors: { oas3: { closeParts } } };
}

/** Lint rules for what the generated types, mocks and run-time checks need, beyond those of Redocly. */
import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { contentRules } from './contentRules.ts';
import { nameExamples } from './examples.ts';
import type { JsonSchema, MediaType, Parameter } from './openapi.ts';

/** Every body has an example, and the names of an operation's examples are words and differ. */
const responseExamples: Oas3Rule = () => {
  let names = new Set<string>();
  return {
    Operation: {
      enter() {
        names = new Set();
      },
      Response(response, { key, location, report }) {
        const content = (response.content ?? {}) as Record<string, MediaType>;
        for (const [type, { example, examples = {} }] of Object.entries(content)) {
          if (example !== undefined || Object.keys(examples).length > 0) continue;
          report({
            message: `The response has no example of ${type}, which the mock could send.`,
            location: location.child(['content', type]).key(),
          });
        }
        for (const { name, path } of nameExamples(String(key), content)) {
          const isWord = /^[\w-]+$/.test(name);
          const message = isWord
            ? `The operation has two examples named "${name}"; a name must select one.`
            : `The example's name "${name}" must be letters, digits, - and _, because links and headers carry it.`;
          const place = location.child(path).key();
          if (!isWord || names.has(name)) report({ message, location: place });
          names.add(name);
        }
      },
    },
  };
};

const validPattern: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    const { pattern } = schema as JsonSchema;
    try {
      if (typeof pattern === 'string') new RegExp(pattern, 'u');
    } catch (error) {
      report({ message: (error as Error).message, location: location.child('pattern') });
    }
  },
});

/** Keys that the generated types, mocks and checks do not cover. */
const unsupportedKeys: Record<string, string[]> = {
  Root: ['webhooks'],
  PathItem: ['head', 'options', 'trace', 'servers'],
  Operation: ['callbacks', 'servers'],
  Server: ['variables'],
  Parameter: ['content', 'style', 'explode'],
  Header: ['content'],
  Example: ['externalValue'],
  Schema: ['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'],
};

const refuseKeys = (keys: string[]) => (node: object, context: UserContext) => {
  for (const key of keys.filter((each) => each in node)) {
    const location = context.location.child(key).key();
    context.report({ message: `${key} is not supported; remove it.`, location });
  }
};

/** Constructs that the generated types, mocks and checks do not cover. */
const unsupported: Oas3Rule = () => [
  Object.fromEntries(
    Object.entries(unsupportedKeys).map(([type, keys]) => [type, refuseKeys(keys)]),
  ),
  {
    MediaType(node, { report, location }) {
      if ('schema' in node) return;
      const message =
        'A body needs a schema; that of a file is `{ type: string, format: binary }`.';
      report({ message, location: location.key() });
    },
    Parameter(node, { resolve, report, location }) {
      const { in: place, schema = {} } = node as Parameter;
      const types = [resolve<JsonSchema>(schema).node?.type].flat();
      const refused = place === 'query' ? ['object'] : ['object', 'array'];
      if (!refused.some((type) => types.includes(type))) return;
      const message = `A parameter in the ${place} must be text, a number or a boolean; in the query also a list.`;
      report({ message, location: location.key() });
    },
  },
];

/** A plugin with our rules, named `contract/…`. */
export function contractPlugin(): Plugin {
  /** The root file of every operationId that was seen, those of other contracts included. */
  const owners = new Map<string, string>();
  const sharedId: Oas3Rule = () => {
    let root = '';
    return {
      Root(_, { location }) {
        root = location.source.absoluteRef;
      },
      Operation({ operationId = '' }, { report, location }) {
        const owner = owners.get(operationId) ?? root;
        owners.set(operationId, owner);
        if (owner === root) return;
        const message = `The operationId \`${operationId}\` is used in another contract too.`;
        report({ message, location: location.child('operationId') });
      },
    };
  };
  return {
    id: 'contract',
    rules: {
      oas3: {
        'response-examples': responseExamples,
        'valid-pattern': validPattern,
        'shared-id': sharedId,
        unsupported,
        ...contentRules,
      },
    },
  };
}

/** Lint rules that generated types, mocks and run-time checks need, in addition to those of Redocly. */
import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { distance } from 'fastest-levenshtein';
import { isFault } from '../../mocks/responses/faults.ts';
import { asRecorded } from '../../mocks/responses/recorded.ts';
import { nameExamples } from './examples.ts';
import type { JsonSchema, MediaType } from './openapi.ts';
import { type Say, sayAt } from './placed.ts';
import { contentRules } from './rulesContent.ts';
import { supportedValues } from './rulesDocument.ts';
import { allowedKeys, annotations, extensions, instead } from './subset.ts';

/** Reports bodies without an example, and names of examples that are not unique words in their operation. */
const responseExamples: Oas3Rule = () => {
  let names = new Set<string>();
  return {
    Operation: {
      enter() {
        names = new Set();
      },
      Response(response, context) {
        const say = sayAt(context);
        const content = (response.content ?? {}) as Record<string, MediaType>;
        for (const [type, { example, examples = {} }] of Object.entries(content)) {
          if (example !== undefined || Object.keys(examples).length > 0) continue;
          say(
            ['content', type],
            `The response has no example of ${type}, which the mock could send.`,
          );
        }
        for (const { name, path } of nameExamples(String(context.key), content)) {
          const isWord = /^[\w-]+$/.test(name);
          // JavaScript sorts names that are numbers before all others.
          const isTaken = isFault(name) || name === asRecorded || /^\d+$/.test(name);
          if (!isWord) {
            const message = `The example's name "${name}" must be letters, digits, - and _, because links and headers carry it.`;
            say(path, message);
          } else if (isTaken) {
            say(
              path,
              `The mock has a response named "${name}", or one with any number; write another.`,
            );
          } else if (names.has(name)) {
            const message = `The operation has two examples named "${name}"; a name must select one.`;
            say(path, message);
          }
          names.add(name);
        }
      },
    },
  };
};

/** Reports an extension in a place where it means nothing, or with a slip in its name. */
function checkExtension(key: string, type: string, say: Say): void {
  if (key in (extensions[type] ?? {})) return;
  const known = Object.entries(extensions).flatMap(([place, own]) =>
    Object.keys(own).map((name) => ({ place, name })),
  );
  const [place] = known.filter(({ name }) => name === key).map((each) => each.place);
  const [meant] = known.filter(({ name }) => distance(name, key) < 3);
  if (place) say(key, `\`${key}\` means nothing here; it belongs into a ${place}.`);
  else if (meant) say(key, `\`${key}\` means nothing; write \`${meant.name}\`, or another name.`);
}

/** Refuses keys outside the subset, on every type of node. */
const refuseKeys = (allowed: Set<string>) => (node: object, context: UserContext) => {
  const say = sayAt(context);
  for (const key of Object.keys(node)) {
    if (key === '$ref' || allowed.has(key)) continue;
    if (key.startsWith('x-')) checkExtension(key, context.type.name, say);
    else {
      const isOfSchema = allowed.has('schema') && allowedKeys.Schema?.has(key);
      const advice = instead[key] ?? (isOfSchema ? 'Write it into `schema`' : 'Remove it');
      say(key, `\`${key}\` is not supported. ${advice}.`);
    }
  }
  // A schema may have both: they are only documentation there.
  if ('example' in node && 'examples' in node && !allowed.has('type')) {
    say('example', 'Either `example` or `examples` counts; remove one.');
  }
};

const supportedKeys: Oas3Rule = () => ({
  ...Object.fromEntries(
    Object.entries(allowedKeys).map(([type, keys]) => [type, refuseKeys(keys)]),
  ),
  ref(node, context) {
    const isSchema = context.type.name === 'Schema';
    const { $ref = '', ...beside } = node as JsonSchema;
    for (const key of Object.keys(beside)) {
      const isExtension = key.startsWith('x-') && key !== 'x-url';
      if (isExtension) checkExtension(key, context.type.name, sayAt(context));
      if ((isSchema && annotations.has(key)) || isExtension) continue;
      const advice = isSchema ? 'write a schema of its own' : 'remove it, or write no `$ref`';
      const message = `\`${key}\` beside \`$ref\` is ignored by types; ${advice}.`;
      sayAt(context)(key, message);
    }
    if (!isSchema || /(^|\/)schemas\/[\w.-]+$|^[^#]+$/.test($ref)) return;
    const message =
      'Only a whole schema, `…/schemas/<name>`, can be referred to; give this one a name, of letters, digits, `.`, `_` and `-`.';
    context.report({ message, location: context.location.child('$ref') });
  },
});

/** A plugin with our rules, named `contract/…`. */
export function contractPlugin(): Plugin {
  /** Root file by operationId, for all contracts. */
  const owners = new Map<string, string>();
  /** Definition by name of the security scheme, for all contracts. */
  const schemes = new Map<unknown, string>();
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
      SecurityScheme(scheme, { report, key }) {
        const { description, ...facts } = scheme;
        const definition = JSON.stringify(facts);
        const first = schemes.get(key) ?? definition;
        schemes.set(key, first);
        if (first === definition) return;
        report({ message: `The security scheme \`${key}\` differs in another contract.` });
      },
    };
  };
  return {
    id: 'contract',
    rules: {
      oas3: {
        'response-examples': responseExamples,
        'shared-id': sharedId,
        ...contentRules,
        subset: (options) => [supportedKeys(options), supportedValues(options)].flat(),
      },
    },
  };
}

/** Lint rules for what the generated types, mocks and run-time checks need, beyond those of Redocly. */
import type { Location, Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { headerValue, nameExamples } from './examples.ts';
import type { Header, JsonSchema, MediaType, Parameter, Reference } from './openapi.ts';

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
          const place = location.child(path).key();
          if (!/^[\w-]+$/.test(name)) {
            const message = `The example's name "${name}" must be letters, digits, - and _, because links and headers carry it.`;
            report({ message, location: place });
          }
          if (names.has(name)) {
            const message = `The operation has two examples named "${name}"; a name must select one.`;
            report({ message, location: place });
          }
          names.add(name);
        }
      },
    },
  };
};

/** A required header has an example. */
const responseHeaders: Oas3Rule = () => ({
  Response: {
    Header(header, { key, rawLocation, report, resolve }) {
      const follow = <T extends object>(node: T | Reference) => resolve<T>(node).node ?? ({} as T);
      if (!header.required || headerValue(header as Header, follow) !== undefined) return;
      report({
        message: `The required header ${key} has no example, which the mock could send.`,
        location: rawLocation.key(),
      });
    },
  },
});

const validPattern: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    const { pattern, patternProperties = {} } = schema as JsonSchema;
    const patterns = Object.keys(patternProperties as object).map(
      (each) => [each, location.child(['patternProperties', each]).key()] as const,
    );
    for (const [each, place] of [[pattern, location.child('pattern')] as const, ...patterns]) {
      try {
        if (typeof each === 'string') new RegExp(each, 'u');
      } catch (error) {
        report({ message: (error as Error).message, location: place });
      }
    }
  },
});

/** The type of an array or object schema; null for primitive types. */
function compositeType(
  { resolve }: UserContext,
  schema: JsonSchema | Reference = {},
): 'array' | 'object' | null {
  const types = [resolve<JsonSchema>(schema).node?.type].flat();
  return types.includes('object') ? 'object' : types.includes('array') ? 'array' : null;
}

/** Why a parameter is unsupported; null when it is supported. */
function refuseParameter(context: UserContext, parameter: Parameter): string | null {
  const { in: place, explode, schema, content } = parameter;
  const plain = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const { style = plain } = parameter;
  if (content) return 'A parameter with a content type is not supported; give it a schema.';
  const composite = compositeType(context, schema);
  if (place === 'query' && style === 'deepObject') {
    return composite === 'object' ? null : 'deepObject is for objects.';
  }
  if (style !== plain) return `The style ${style} is not supported.`;
  if (place !== 'query') {
    return composite ? `A parameter in the ${place} must be text, a number or a boolean.` : null;
  }
  if (composite === 'object') return 'An object in the query needs `style: deepObject`.';
  return composite === 'array' && explode === false
    ? 'A list in the query repeats its name; `explode: false` is not supported.'
    : null;
}

const oneServer = 'the website reaches each backend at one place, the first of `servers`.';
const oneDocument = 'name the schema under `schemas` and refer to it by `$ref`.';

/** Keys that the generated types, mocks and checks do not cover, with the reason. */
const unsupportedKeys: Record<string, Record<string, string>> = {
  Root: { webhooks: 'nothing receives them.' },
  PathItem: {
    head: 'HEAD responds as GET without the body.',
    options: 'OPTIONS is not a call of the website.',
    trace: 'TRACE is not a call of the website.',
    servers: oneServer,
  },
  Operation: { servers: oneServer, callbacks: 'nothing receives them.' },
  Server: { variables: oneServer },
  Example: { externalValue: 'write the value itself.' },
  Schema: {
    $id: oneDocument,
    $anchor: oneDocument,
    $dynamicAnchor: oneDocument,
    $dynamicRef: oneDocument,
  },
};

const refuseKeys = (reasons: Record<string, string>) => (node: object, context: UserContext) => {
  for (const [key, reason] of Object.entries(reasons)) {
    const location = context.location.child(key).key();
    if (key in node) context.report({ message: `${key}: ${reason}`, location });
  }
};

/** Other constructs that the generated types, mocks and checks do not cover. */
const unsupported: Oas3Rule = () => {
  let root = '';
  return [
    Object.fromEntries(
      Object.entries(unsupportedKeys).map(([type, reasons]) => [type, refuseKeys(reasons)]),
    ),
    {
      Root(_, { location }) {
        root = location.source.absoluteRef;
      },
      MediaType(node, { report, location }) {
        if ('schema' in node) return;
        const message =
          'A body needs a schema; that of a file is `{ type: string, format: binary }`.';
        report({ message, location: location.key() });
      },
      Parameter(node, context) {
        const message = refuseParameter(context, node as Parameter);
        if (message) context.report({ message, location: context.location.key() });
      },
      Header(node, context) {
        const { content, schema } = node as Parameter;
        if (!content && !compositeType(context, schema)) return;
        const message = 'A header must have a schema of text, a number or a boolean.';
        context.report({ message, location: context.location.key() });
      },
      ref(node, { type, report, location }) {
        const isElsewhere = /^#\/(?!components\/schemas\/)/.test(node.$ref);
        if (type.name !== 'Schema' || !isElsewhere || location.source.absoluteRef !== root) return;
        const message = 'A schema that others refer to stands under `components/schemas`.';
        report({ message, location: location.child('$ref') });
      },
    },
  ];
};

/** What the contracts of one run have in common. */
export type Seen = {
  /** Everything that an operation reaches, as `file#pointer`. */
  live: Set<string>;
  /** operationId → root file of its contract. */
  owners: Map<string, string>;
};

/** A plugin with our rules, named `contract/…`, for the contracts of one run. They are noted in `seen`. */
export function contractPlugin({ live, owners }: Seen): Plugin {
  const liveParts: Oas3Rule = () => {
    let isReached = true;
    const note = ({ location }: { location: Location }) => {
      if (isReached) live.add(location.absolutePointer);
    };
    return {
      // They are visited after the paths.
      Components() {
        isReached = false;
      },
      any: (_, context) => note(context),
      ref: (_, context) => note(context),
    };
  };
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
        'response-headers': responseHeaders,
        'valid-pattern': validPattern,
        'live-parts': liveParts,
        'shared-id': sharedId,
        unsupported,
      },
    },
  };
}

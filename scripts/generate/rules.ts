/** What the generator, and the checks that run on what it generates, need of a contract beyond the linter's own rules. */
import {
  isRef,
  type Location,
  type Oas3Rule,
  type Plugin,
  type UserContext,
} from '@redocly/openapi-core';
import { headerValue } from './headerValue.ts';
import { isRecord } from './isRecord.ts';
import { nameExamples } from './namedExamples.ts';
import type {
  Example,
  Header,
  JsonSchema,
  MediaType,
  Parameter,
  Reference,
  ResponseObject,
} from './openapi.ts';
import { findUnknownProperties } from './unknownProperties.ts';

type Followed<T> = { node: T; location: Location };

/** What a node is, or refers to, with the place where it stands; null where that is nothing. */
function follow<T extends object>(
  { resolve }: Pick<UserContext, 'resolve'>,
  node: T | Reference,
  location: Location,
): Followed<T> | null {
  const target = isRef(node)
    ? resolve<T>(node, location.source.absoluteRef)
    : { node: node as T, location };
  return target.location && isRecord(target.node) ? target : null;
}

const operationName: Oas3Rule = () => ({
  Operation({ operationId = '' }, { report, location }) {
    if (operationId === '' || /^[a-z_$][\w$]*$/i.test(operationId)) return;
    const message = 'An operationId is the name of generated constants: letters, digits, _ and $.';
    report({ message, location: location.child('operationId') });
  },
});

const operationResponses: Oas3Rule = () => ({
  Operation({ responses }, { report, location }) {
    const statuses = Object.keys(responses ?? {});
    const place = location.child('responses').key();
    if (!statuses.some((status) => /^2(\d\d|XX)$/.test(status))) {
      report({ message: 'The operation has no 2xx response.', location: place });
    }
    if (!statuses.some((status) => /^(5(\d\d|XX)|default)$/.test(status))) {
      report({
        message: 'The operation has no 5xx response, which every client must be ready for.',
        location: place,
      });
    }
  },
});

const responseExamples: Oas3Rule = () => ({
  Operation(operation, context) {
    const { report, location } = context;
    const responses = (operation.responses ?? {}) as Record<string, ResponseObject | Reference>;
    const names = new Set<string>();
    for (const [status, entry] of Object.entries(responses)) {
      const response = follow(context, entry, location.child(['responses', status]));
      if (!response) continue;
      for (const { name, path } of nameExamples(status, response.node.content)) {
        const place = response.location.child(path).key();
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
    }
  },
  Response(node, { report, location }) {
    const response = node as ResponseObject;
    for (const [type, { example, examples }] of Object.entries(response.content ?? {})) {
      if (example !== undefined || Object.keys(examples ?? {}).length > 0) continue;
      report({
        message: `The response has no example of ${type}, which the mock could send.`,
        location: location.child(['content', type]).key(),
      });
    }
  },
});

const responseHeaders: Oas3Rule = () => ({
  Response(node, context) {
    const { report, location } = context;
    const headers = (node.headers ?? {}) as Record<string, Header | Reference>;
    for (const [name, entry] of Object.entries(headers)) {
      const place = location.child(['headers', name]);
      const header = follow(context, entry, place);
      if (!header?.node.required) continue;
      const resolve = <T extends object>(each: T | Reference): T =>
        follow(context, each, header.location)?.node ?? ({} as T);
      if (headerValue(header.node, resolve) === undefined) {
        report({
          message: `The required header ${name} has no example, which the mock could send.`,
          location: place.key(),
        });
      }
    }
  },
});

const validPattern: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    const check = (pattern: string, place: object) => {
      try {
        new RegExp(pattern, 'u');
      } catch (error) {
        report({ message: (error as Error).message, location: place });
      }
    };
    if (typeof schema.pattern === 'string') check(schema.pattern, location.child('pattern'));
    const { patternProperties = {} } = schema as { patternProperties?: object };
    for (const pattern of Object.keys(patternProperties)) {
      check(pattern, location.child(['patternProperties', pattern]).key());
    }
  },
});

const exampleProperties: Oas3Rule = () => {
  const check = (
    { report, resolve }: UserContext,
    example: unknown,
    place: Location,
    schema: unknown,
    file: string,
  ) => {
    for (const path of findUnknownProperties(example, schema, file, resolve)) {
      report({
        message: `The schema has no property "${path.at(-1)}".`,
        location: place.child(path).key(),
      });
    }
  };
  const checkHolder = (node: MediaType, context: UserContext) => {
    const { location } = context;
    const { schema, example, examples = {} } = node;
    const file = location.source.absoluteRef;
    if (example !== undefined) check(context, example, location.child('example'), schema, file);
    for (const [name, entry] of Object.entries(examples)) {
      const found = follow<Example>(context, entry, location.child(['examples', name]));
      if (found) check(context, found.node.value, found.location.child('value'), schema, file);
    }
  };
  return {
    MediaType: (node, context) => checkHolder(node as MediaType, context),
    Parameter: (node, context) => checkHolder(node as MediaType, context),
    Header: (node, context) => checkHolder(node as MediaType, context),
    Schema(schema, context) {
      const { location } = context;
      const file = location.source.absoluteRef;
      const { example, examples } = schema as { example?: unknown; examples?: unknown };
      if (example !== undefined) check(context, example, location.child('example'), schema, file);
      if (!Array.isArray(examples)) return;
      for (const [index, each] of examples.entries()) {
        check(context, each, location.child(['examples', index]), schema, file);
      }
    },
  };
};

/** True for a schema whose values are no plain text, number or boolean. */
function isComposite(
  context: UserContext,
  schema: JsonSchema | Reference = {},
): 'array' | 'object' | null {
  const types = [follow<JsonSchema>(context, schema, context.location)?.node.type].flat();
  return types.includes('object') ? 'object' : types.includes('array') ? 'array' : null;
}

const defaultStyles: Record<string, string> = { query: 'form', cookie: 'form' };

/** Why a parameter cannot be read back from a request, or null. */
function refuseParameter(context: UserContext, parameter: Parameter): string | null {
  const place = parameter.in;
  const plain = defaultStyles[place] ?? 'simple';
  const { style = plain, explode, schema, content } = parameter;
  if (content) return 'A parameter with a content type is not supported; give it a schema.';
  const composite = isComposite(context, schema);
  if (place === 'query') {
    if (style === 'deepObject') return composite === 'object' ? null : 'deepObject is for objects.';
    if (style !== 'form') return `The style ${style} is not supported.`;
    if (composite === 'object') return 'An object in the query needs `style: deepObject`.';
    return composite === 'array' && explode === false
      ? 'A list in the query repeats its name; `explode: false` is not supported.'
      : null;
  }
  if (style !== plain) return `The style ${style} is not supported.`;
  return composite ? `A parameter in the ${place} must be text, a number or a boolean.` : null;
}

const unsupported: Oas3Rule = () => {
  let root = '';
  const refuseKeys = (reasons: Record<string, string>) => (node: object, context: UserContext) => {
    for (const [key, reason] of Object.entries(reasons)) {
      if (!(key in node)) continue;
      context.report({ message: `${key}: ${reason}`, location: context.location.child(key).key() });
    }
  };
  const oneServer = 'the website reaches each backend at one place, the first of `servers`.';
  const oneDocument = 'name the schema under `schemas` and refer to it by `$ref`.';
  return {
    Root: {
      enter(node, context) {
        root = context.location.source.absoluteRef;
        refuseKeys({ webhooks: 'nothing receives them.' })(node, context);
      },
    },
    PathItem: refuseKeys({
      head: 'HEAD is answered as GET without the body.',
      options: 'OPTIONS is not a call of the website.',
      trace: 'TRACE is not a call of the website.',
      servers: oneServer,
    }),
    Operation: refuseKeys({ servers: oneServer, callbacks: 'nothing receives them.' }),
    Server: refuseKeys({ variables: oneServer }),
    Example: refuseKeys({ externalValue: 'write the value itself.' }),
    MediaType(node, { report, location }) {
      if ('schema' in node) return;
      const message =
        'A body needs a schema; that of a file is `{ type: string, format: binary }`.';
      report({ message, location: location.key() });
    },
    Schema: refuseKeys({
      $id: oneDocument,
      $anchor: oneDocument,
      $dynamicAnchor: oneDocument,
      $dynamicRef: oneDocument,
    }),
    Parameter(node, context) {
      const message = refuseParameter(context, node as Parameter);
      if (message) context.report({ message, location: context.location.key() });
    },
    Header(node, context) {
      const { content, schema } = node as Header & { content?: object };
      if (!content && !isComposite(context, schema)) return;
      const message = 'A header must have a schema of text, a number or a boolean.';
      context.report({ message, location: context.location.key() });
    },
    ref(node, { type, report, location }) {
      const isElsewhere = /^#\/(?!components\/schemas\/)/.test(node.$ref);
      if (type.name !== 'Schema' || !isElsewhere || location.source.absoluteRef !== root) return;
      const message = 'A schema that others refer to stands under `components/schemas`.';
      report({ message, location: location.child('$ref') });
    },
  };
};

/** Rules of our own; their names begin with `contract/`. */
export const contractPlugin: Plugin = {
  id: 'contract',
  rules: {
    oas3: {
      'operation-name': operationName,
      'operation-responses': operationResponses,
      'response-examples': responseExamples,
      'response-headers': responseHeaders,
      'valid-pattern': validPattern,
      'example-properties': exampleProperties,
      unsupported,
    },
  },
};

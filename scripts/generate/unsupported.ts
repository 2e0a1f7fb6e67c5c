import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { follow } from './follow.ts';
import type { Header, JsonSchema, Parameter, Reference } from './openapi.ts';

/** The type of an array or object schema; null for primitive types. */
function isComposite(
  context: UserContext,
  schema: JsonSchema | Reference = {},
): 'array' | 'object' | null {
  const types = [follow<JsonSchema>(context, schema, context.location)?.node.type].flat();
  return types.includes('object') ? 'object' : types.includes('array') ? 'array' : null;
}

const defaultStyles: Record<string, string> = { query: 'form', cookie: 'form' };

/** Why a parameter is unsupported; null when it is supported. */
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

/** Reports constructs that the generated types, mocks and checks do not cover. */
export const unsupported: Oas3Rule = () => {
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
      head: 'HEAD responds as GET without the body.',
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

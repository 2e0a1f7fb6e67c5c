/** Which values the keys of the subset may have. */
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import {
  basePathOf,
  type Header,
  type JsonSchema,
  type MediaType,
  type Parameter,
} from './openapi.ts';
import { checkContent, checkHeaders, checkParameter } from './rules-body.ts';
import { checkSchema } from './rules-schema.ts';

type Node = Record<string, unknown>;

/** Reports a violation at a path below the visited node. */
export const say = (
  { report, location }: UserContext,
  path: (string | number)[],
  message: string,
) => report({ message, location: location.child(path).key() });

const segments = /^(\/(?!\.\.?(\/|$))([\w.~-]+|\{[\w-]+\}))*\/?$/;

/** Paths that the matcher, the mock, the edge and Prism take for the same one. */
function checkPaths(paths: Node, context: UserContext): void {
  const seen = new Map<string, string>();
  for (const path of Object.keys(paths).filter((key) => !key.startsWith('x-'))) {
    if (!segments.test(path)) {
      say(
        context,
        [path],
        'A segment of a path is either `{name}` or letters, digits, `.`, `_`, `~` and `-`.',
      );
    }
    if (path.startsWith('/{'))
      say(context, [path], 'A path starts with a fixed segment, such as `/api`.');
    const names = [...path.matchAll(/\{(.*?)\}/g)].map(([, name = '']) =>
      name.replaceAll('-', '_'),
    );
    if (new Set(names).size < names.length)
      say(context, [path], 'Two parameters have the same name.');
    const bare = path
      .replace(/\{.*?\}/g, '{}')
      .replace(/\/$/, '')
      .toLowerCase();
    const other = seen.get(bare);
    if (other) say(context, [path], `Only its slash or its capitals tell this path from ${other}.`);
    seen.set(bare, path);
  }
}

function checkSecurity({ security }: { security?: object[] }, context: UserContext): void {
  const isOne =
    !security?.length || (security.length === 1 && Object.keys(security[0] ?? {}).length > 0);
  if (isOne) return;
  say(
    context,
    ['security'],
    'Write one requirement with all its schemes, or `[]` for none; alternatives are not supported.',
  );
}

/** Refuses values of allowed keys that types, mocks, edge and Prism would not all take in the same way. */
export const supportedValues: Oas3Rule = () => {
  /** Header parameters by their name in lower case. */
  const headers = new Map<string, string>();
  return {
    Root(root, context) {
      const { openapi, servers = [] } = root as { openapi: string; servers?: { url: string }[] };
      if (!/^3\.1\./.test(openapi))
        say(context, ['openapi'], 'Write the contract in OpenAPI 3.1: `openapi: 3.1.0`.');
      for (const [index, { url }] of servers.entries()) {
        const place = ['servers', index, 'url'];
        const [, , path = ''] = /^(https?:\/\/[\w.:-]+)?(\/.*)?$/.exec(url) ?? [url, '', '{'];
        if (!segments.test(path) || path.includes('{')) {
          say(
            context,
            place,
            'Write a path (`/hrms`) or an absolute URL, without variables, query and fragment.',
          );
        } else if (basePathOf(url) !== basePathOf(servers[0]?.url ?? '')) {
          say(context, place, 'All servers must have the same path, because the website has one.');
        }
      }
      checkSecurity(root, context);
    },
    Paths: checkPaths,
    Operation(operation, context) {
      if ((operation.operationId ?? '') in {}) {
        say(
          context,
          ['operationId'],
          'Every JavaScript object has a property of that name; write another.',
        );
      }
      if (context.key === 'get' && 'requestBody' in operation) {
        say(context, ['requestBody'], 'A GET request has no body; write query parameters.');
      }
      checkSecurity(operation, context);
    },
    SecurityScheme(scheme, context) {
      const {
        type,
        in: place,
        name = '',
        scheme: kind = '',
      } = scheme as Record<string, string | boolean | undefined>;
      if (type === 'http' && /^(basic|bearer)$/i.test(`${kind}`)) return;
      if (
        type === 'apiKey' &&
        (place === 'cookie' || (place === 'header' && /^authorization$/i.test(`${name}`)))
      )
        return;
      say(
        context,
        ['type'],
        'Write `http` (basic or bearer), or `apiKey` in a cookie or the header Authorization: the edge forwards no other credential.',
      );
    },
    Parameter(parameter, context) {
      checkParameter(parameter as Parameter, context);
      const { in: place, name = '' } = parameter as Parameter;
      const spelling = headers.get(name.toLowerCase()) ?? name;
      if (place !== 'header') return;
      headers.set(name.toLowerCase(), spelling);
      if (spelling !== name)
        say(
          context,
          ['name'],
          `Elsewhere this header is written ${spelling}; capitals do not tell headers apart.`,
        );
    },
    RequestBody({ content = {} }, context) {
      if (Object.keys(content).length === 0)
        say(context, ['content'], 'A request body needs a content type.');
      checkContent(content as Record<string, MediaType>, context, 'request');
    },
    Responses(responses, context) {
      for (const status of Object.keys(responses)) {
        if (/^([245](\d\d|XX)|default|x-.*)$/.test(status)) continue;
        say(
          context,
          [status],
          'Write a status from 200 to 299 or from 400 to 599, `2XX`, `4XX`, `5XX` or `default`: browsers follow redirects themselves.',
        );
      }
    },
    Response({ content = {}, headers = {} }, context) {
      if (/^20[45]$/.test(String(context.key)) && Object.keys(content).length > 0) {
        say(context, ['content'], `A response with status ${context.key} has no body.`);
      }
      checkContent(content as Record<string, MediaType>, context, 'response');
      checkHeaders(headers as Record<string, Header>, context);
    },
    Example(example, context) {
      if (!('value' in example)) say(context, [], 'An example needs a `value`.');
    },
    Schema(schema, context) {
      checkSchema(schema as JsonSchema, context);
    },
  };
};

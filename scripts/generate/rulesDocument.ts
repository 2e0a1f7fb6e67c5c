/** Rules for the values of the keys in `subset.ts`. */
import path from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { documentedStatus } from '#contract/listExamples.ts';
import {
  basePathOf,
  type Header,
  type JsonSchema,
  type MediaType,
  methods,
  type Parameter,
  type PathItem,
  type Reference,
  type Responses,
  type SecurityScheme,
} from './openapi.ts';
import { sayAt } from './placed.ts';
import { checkContent, checkOutcomes } from './rulesBody.ts';
import { checkHeaders, checkParameter } from './rulesParameters.ts';
import { checkSchema } from './rulesSchema.ts';

const segments = /^(\/(?!\.\.?(\/|$))([\w.~-]+|\{[a-z_][\w-]*\}))*\/?$/i;

/** True when a templated path has another path too. */
const matches = (templated: string, path: string): boolean =>
  new RegExp(`^${templated.replaceAll('.', '[.]').replace(/\{.*?\}/g, '[^/]+')}$`).test(path);

/** Reports paths that the matcher, the mock, the edge and Prism do not all read in the same way. */
function checkPaths(paths: Record<string, PathItem | Reference>, context: UserContext): void {
  const seen = new Map<string, string>();
  const all = Object.keys(paths).filter((key) => !key.startsWith('x-'));
  const methodsOf = (path: string) => {
    const item = context.resolve<PathItem>(paths[path] ?? {}).node ?? {};
    return methods.filter((method) => method in item);
  };
  for (const path of all) {
    const say = (message: string) => sayAt(context)([path], message);
    if (!segments.test(path)) {
      say(
        'A segment of a path is either `{name}`, which starts with a letter, or letters, digits, `.`, `_`, `~` and `-`.',
      );
    }
    if (/^\/(\{|$)/.test(path)) say('A path starts with a fixed segment, such as `/api`.');
    if (Object(paths[path]).$ref?.startsWith('#/paths/')) {
      say('Another path of this file has these calls; an operationId would name two of them.');
    }
    const names = path.match(/\{.*?\}/g)?.map((name) => name.replaceAll('-', '_')) ?? [];
    if (new Set(names).size < names.length) say('Two parameters have the same name.');
    const record = /\}\/?$/.test(path) && context.resolve<PathItem>(paths[path] ?? {}).node?.get;
    if (record && !documentedStatus(record.responses ?? {}, 404)) {
      say('A GET of one record documents 404, which pages and the mock tell from other failures.');
    }
    const broader = all.find(
      (other) => other !== path && other.includes('{') && matches(other, path),
    );
    const lacking =
      broader === undefined
        ? []
        : methodsOf(broader).filter((each) => !methodsOf(path).includes(each));
    if (lacking.length > 0) {
      const calls = lacking.join(', ').toUpperCase();
      say(
        `${broader} has this path too, with ${calls}: give both the same methods, or rename one.`,
      );
    }
    const bare = path.replace(/\{.*?\}/g, '{}').replace(/\/$/, '');
    const other = seen.get(bare.toLowerCase());
    if (other) say(`This path differs from ${other} only in its slash or letter case.`);
    seen.set(bare.toLowerCase(), path);
  }
}

/** Where the website reaches each backend: the prefix of its paths, of which the edge removes a part. */
const areas = {
  agency: { prefix: '/api/', removed: '' },
  hrms: { prefix: '/hrms/', removed: '/hrms' },
};

/** Reports calls that the edge would not forward to the backend. */
function checkForwarding(
  { paths = {}, servers = [] }: { paths?: object; servers?: { url: string }[] },
  context: UserContext,
): void {
  const base = basePathOf(servers[0]?.url ?? '');
  const name = path.basename(context.location.source.absoluteRef, '.yaml');
  const { prefix, removed } = areas[name === 'hrms' ? 'hrms' : 'agency'];
  const say = sayAt(context);
  if (removed && base !== removed) {
    say(['servers'], `The website reaches this backend at ${removed}; write that as the server.`);
    return;
  }
  for (const each of Object.keys(paths)) {
    if (each.startsWith('x-') || `${base}${each}`.startsWith(prefix)) continue;
    say(['paths', each], `The edge forwards only paths below ${prefix} to this backend.`);
  }
}

function checkServers(servers: { url: string }[], context: UserContext): void {
  for (const [index, { url }] of servers.entries()) {
    const say = (message: string) => sayAt(context)(['servers', index, 'url'], message);
    const [, , path = ''] = /^(https?:\/\/[\w.:-]+)?(\/.*)?$/.exec(url) ?? [url, '', '{'];
    if (!segments.test(path) || path.includes('{')) {
      say('Write a path (`/hrms`) or an absolute URL, without variables, query and fragment.');
    } else if (basePathOf(url) !== basePathOf(servers[0]?.url ?? '')) {
      say('All servers must have the same path, because the website has one.');
    }
  }
}

type Schemes = Record<string, SecurityScheme>;

function checkSecurity(
  { security = [] }: { security?: Record<string, string[]>[] },
  schemes: Schemes,
  context: UserContext,
): void {
  const [only = {}] = security;
  const say = (message: string) => sayAt(context)('security', message);
  if (security.length > 1 || (security.length === 1 && Object.keys(only).length === 0)) {
    say(
      'Write one requirement with all its schemes, or `[]` for none; alternatives are not supported.',
    );
  }
  const places = Object.keys(only).map((name) => schemes[name]?.in ?? 'header');
  if (places.filter((place) => place === 'header').length > 1) {
    say('Two of these schemes use the header Authorization, which has room for one.');
  }
  if (Object.values(only).flat().length > 0) {
    say('Scopes are not supported; write an empty list.');
  }
}

function isForwarded({ type, in: place, name, scheme }: SecurityScheme): boolean {
  if (type === 'http') return /^basic$/i.test(`${scheme}`);
  const isAuthorization = place === 'header' && /^authorization$/i.test(`${name}`);
  return type === 'apiKey' && (place === 'cookie' || isAuthorization);
}

/** Refuses values of allowed keys that types, mocks, edge and Prism would interpret differently. */
export const supportedValues: Oas3Rule = () => {
  /** Parameters of headers and queries by place and name in lower case: Prism ignores the capitals of both. */
  const spellings = new Map<string, string>();
  let schemes: Schemes = {};
  return {
    Root(root, context) {
      schemes = Object((root as { components?: object }).components).securitySchemes ?? {};
      const { servers = [] } = root as { servers?: { url: string }[] };
      if (!('paths' in root)) sayAt(context)([], 'Write the calls into `paths`.');
      checkServers(servers, context);
      checkForwarding(root as Parameters<typeof checkForwarding>[0], context);
      checkSecurity(root, schemes, context);
    },
    Paths: (paths, context) => checkPaths(paths as Parameters<typeof checkPaths>[0], context),
    Operation(operation, context) {
      const say = sayAt(context);
      if ((operation.operationId ?? '') in {}) {
        say(
          'operationId',
          'Every JavaScript object has a property of that name; choose another name.',
        );
      }
      if (context.key === 'get' && 'requestBody' in operation) {
        say('requestBody', 'A GET request has no body; write query parameters.');
      }
      checkSecurity(operation as { security?: Record<string, string[]>[] }, schemes, context);
    },
    SecurityScheme(scheme, context) {
      if (isForwarded(scheme as SecurityScheme)) return;
      const message =
        'Write `http` basic, which the edge adds, or `apiKey` in a cookie or the header Authorization, there with a prefix such as `x-prefix: "Bearer "`: the edge forwards no other credential.';
      sayAt(context)('type', message);
    },
    Parameter(parameter, context) {
      checkParameter(parameter as Parameter, context);
      const { in: place, name = '' } = parameter as Parameter;
      if (place !== 'header' && place !== 'query') return;
      const key = `${place} ${name.toLowerCase()}`;
      const spelling = spellings.get(key) ?? name;
      spellings.set(key, spelling);
      if (spelling === name) return;
      const message = `Elsewhere it is written ${spelling}; capitals do not tell parameters apart.`;
      sayAt(context)('name', message);
    },
    RequestBody({ content = {} }, context) {
      if (Object.keys(content).length === 0) {
        sayAt(context)('content', 'A request body needs a content type.');
      }
      checkContent(content as Record<string, MediaType>, context, 'request');
    },
    Responses(responses, context) {
      for (const status of Object.keys(responses)) {
        if (/^([245](\d\d|XX)|default|x-.*)$/.test(status)) continue;
        const message =
          'Write a status from 200 to 299 or from 400 to 599, `2XX`, `4XX`, `5XX` or `default`: browsers follow redirects themselves.';
        sayAt(context)(status, message);
      }
      checkOutcomes(responses as Responses, context);
    },
    Response({ content = {}, headers = {} }, context) {
      if (/^20[45]$/.test(String(context.key)) && Object.keys(content).length > 0) {
        sayAt(context)('content', `A response with status ${context.key} has no body.`);
      }
      if (context.key === '2XX' && Object.keys(content).length === 0) {
        sayAt(context)([], 'A success without a body is a 204; write that.');
      }
      checkContent(content as Record<string, MediaType>, context, 'response');
      checkHeaders(headers as Record<string, Header>, context);
    },
    Example(example, context) {
      if (!('value' in example)) sayAt(context)([], 'An example needs a `value`.');
    },
    Schema: (schema, context) => checkSchema(schema as JsonSchema, context),
  };
};

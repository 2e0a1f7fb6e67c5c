/** Rules for parameters and response headers, in addition to their keys in `subset.ts`. */
import type { UserContext } from '@redocly/openapi-core';
import { headerValue } from './examples.ts';
import type { Header, JsonSchema, Parameter } from './openapi.ts';
import { follow, type Placed, sayAt, typesOf } from './placed.ts';
import { styles } from './subset.ts';

/** True for the schema of a file. */
export const isFile = ({ format }: JsonSchema) => format === 'binary';

/**
 * True if a value can be parsed from text. With `lists` also for a list of such values, with `files` also for a file.
 */
export function isText(
  context: UserContext,
  placed: Placed,
  lists: boolean,
  files = false,
): boolean {
  const { schema, location } = follow(context, placed);
  const types = typesOf(context, { schema, location });
  if (lists && schema.items && types.includes('array')) {
    const items = { schema: schema.items, location: location.child('items') };
    return isText(context, items, false, files);
  }
  if (types.includes('object') || types.includes('array') || types.length === 0) return false;
  // A checker that converts texts tries each member, and keeps what the last one made of the text.
  const kinds = 'anyOf' in schema ? types.filter((type) => type !== 'null') : [];
  return (files || !isFile(schema)) && !('oneOf' in schema) && kinds.length < 2;
}

/** Headers that HTTP itself, browsers, the mock or another part of the contract set. */
const reservedHeaders =
  /^(accept(-encoding)?|content-(type|length|encoding)|authorization|cookie2?|connection|date|expect|host|keep-alive|origin|prefer|referer|te|trailer|transfer-encoding|upgrade|via|user-agent|(proxy|sec|access-control)-.*)$/i;
/** Response headers with which a backend would change the protection of pages, or what the edge does. */
const protecting =
  /^(x-accel-.*|clear-site-data|content-(disposition|security-policy).*|cross-origin-.*|link|origin-agent-cluster|permissions-policy|refer(rer-policy|er)|refresh|server|strict-transport-security|www-authenticate|x-(content-type-options|frame-options|permitted-cross-domain-policies))$/i;
const reservedMessage =
  'The content type, `security`, the mock, browsers or HTTP itself decide this header; remove it. A cookie is a parameter with `in: cookie`.';

/** Reports parameters that types, checks and Prism would interpret differently. */
export function checkParameter(parameter: Parameter, context: UserContext): void {
  const say = sayAt(context);
  const { name, in: place, required, schema = {} } = parameter;
  const isQuery = place === 'query';
  if (!isText(context, { schema, location: context.location.child('schema') }, isQuery)) {
    const message = `A parameter in the ${place} must be text, a number or a boolean, without \`oneOf\`; in the query also a list of these. For several types write \`type: [integer, string]\`.`;
    say('schema' in parameter ? 'schema' : 'name', message);
  }
  const { schema: values } = follow(context, {
    schema,
    location: context.location.child('schema'),
  });
  if (place === 'path' && values.enum?.some((value) => !/^[\w.~-]+$/.test(String(value)))) {
    say('schema', 'A value in the path has letters, digits, `.`, `_`, `~` and `-`.');
  }
  const isOpenText = values.type === 'string' && !('enum' in values || 'const' in values);
  if (isQuery && required && isOpenText && !(Number(values.minLength) > 0)) {
    say('schema', 'The website leaves empty texts out of the query; write `minLength: 1`.');
  }
  if (place === 'path' && !required) say('name', 'A parameter in the path needs `required: true`.');
  if (!/^[\w.-]+$/.test(name) || name in {}) {
    const message =
      'The name of a parameter has letters, digits, `_`, `-` and `.`, and is not a property of every JavaScript object.';
    say('name', message);
  }
  if (place === 'path' && name.includes('.')) {
    say('name', 'The name of a path parameter has no `.`.');
  }
  if (place === 'header' && reservedHeaders.test(name)) say('name', reservedMessage);
  const allowed = {
    style: styles[place],
    explode: isQuery,
    allowReserved: false,
    allowEmptyValue: false,
  };
  for (const [key, only] of Object.entries(allowed)) {
    const value = parameter[key as keyof Parameter] ?? only;
    if (value !== only) say(key, `Only \`${key}: ${only}\` is supported here; remove it.`);
  }
}

/** Reports response headers that the mock cannot send, or that clients could not read. */
export function checkHeaders(headers: Record<string, Header>, context: UserContext): void {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  for (const [index, [name, entry]] of Object.entries(headers).entries()) {
    const at = context.location.child(['headers', name]).key();
    const { node: header, location = at } = context.resolve<Header>(entry);
    if (!header) continue;
    const say = (message: string) => sayAt(context)(['headers', name], message);
    const placed = follow(context, { schema: header.schema ?? {}, location });
    if (reservedHeaders.test(name)) say(reservedMessage);
    if (protecting.test(name)) say('The edge sets this header, or none; remove it.');
    if (names.indexOf(name.toLowerCase()) < index)
      say('It differs from another header only in letter case.');
    if (!/^[\w-]+$/.test(name)) say('The name of a header has letters, digits, `_` and `-`.');
    if ('anyOf' in placed.schema || !isText(context, placed, false)) {
      say('A header needs a `schema` with `type: string`, `integer`, `number` or `boolean`.');
      continue;
    }
    const { absoluteRef } = location.source;
    const resolve: Parameters<typeof headerValue>[2] = (node) =>
      context.resolve(node, absoluteRef).node;
    const { value, isGiven } = headerValue(header, placed.schema, resolve);
    if (value !== undefined || !(isGiven || header.required)) continue;
    say('The mock must send this header, so it needs an `example` that its schema allows.');
  }
}

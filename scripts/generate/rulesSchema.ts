/** Rules for schemas, in addition to their keys in `subset.ts`. */
import type { UserContext } from '@redocly/openapi-core';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { allows } from './examples.ts';
import type { JsonSchema } from './openapi.ts';
import {
  childrenOf,
  follow,
  type Placed,
  partsOf,
  placedProperties,
  type Say,
  sayAt,
  typesOf,
  wholeOf,
} from './placed.ts';
import { checkLimits } from './rulesLimits.ts';
import { annotations, keywordTypes } from './subset.ts';

const typeOfValue = (value: unknown): string => (value === null ? 'null' : typeof value);

function checkType(schema: JsonSchema, types: string[], isPart: boolean, say: Say): void {
  const { type, properties, additionalProperties: others, items } = schema;
  if (new Set(types).size < types.length && Array.isArray(type)) {
    say('type', 'Each type may be named once, and a number may be an integer.');
  }
  const own = [type ?? []].flat().filter((each) => each !== 'null');
  if (own.length > 1 && (own.includes('object') || own.includes('array'))) {
    say('type', 'Beside an object or a list write `anyOf`, with a schema for each type.');
  }
  const sources = [type, schema.allOf, schema.anyOf, schema.oneOf];
  if (sources.every((each) => [each ?? []].flat().length === 0)) {
    say([], 'A schema needs a `type`, `$ref`, `allOf`, `anyOf` or `oneOf`.');
  }
  for (const key of Object.keys(schema)) {
    const wanted = keywordTypes[key];
    if (wanted && !types.includes(wanted))
      say(key, `\`${key}\` needs \`type: ${wanted}\` beside it.`);
  }
  if (types.includes('array') && !items && 'type' in schema) say('type', 'A list needs `items`.');
  const isBare = Object.keys(properties ?? {}).length === 0 && others === undefined;
  if (isBare && !isPart && [type].flat().includes('object')) {
    const message =
      'An object needs `properties`, or `additionalProperties: true` if any properties may come.';
    say('type', message);
  }
  if (properties && typeof others === 'object') {
    const message = 'Beside `properties` it must be true or false, because a type cannot say both.';
    say('additionalProperties', message);
  }
}

/** Reports a text that the site would have to read in two ways: as HTML, a URL or a date, and as something else. */
function checkMeaning(schema: JsonSchema, types: string[], say: Say): void {
  const { contentMediaType, format } = schema;
  const isHtml = contentMediaType === 'text/html';
  const isDate = /^date(-time)?$/.test(`${format}`);
  const keys = [isHtml && 'contentMediaType', 'x-url' in schema && 'x-url', isDate && 'format'];
  const [key, ...others] = keys.filter((each) => each !== false);
  const isText = types.every((type) => type === 'string' || type === 'null');
  const isFree = isText && !('enum' in schema || 'const' in schema);
  if (!key || (isFree && others.length === 0 && !(isHtml && format))) return;
  say(
    key,
    'It makes the text HTML, a URL or a date; write no other of these, no other type and no values.',
  );
}

function checkValues(schema: JsonSchema, types: string[], say: Say): void {
  const { enum: listed, const: constant, format, contentMediaType } = schema;
  const names = types.join(' or ');
  for (const key of ['const', 'default']) {
    const type = Array.isArray(schema[key]) ? 'array' : typeOfValue(schema[key]);
    if (!(key in schema)) continue;
    if (!types.includes(type)) {
      say(key, `The value must be of the type beside it, which is ${names}.`);
    } else if (!allows(schema, schema[key])) {
      say(key, 'The other keywords do not allow this value.');
    }
  }
  if (constant === null) say('const', 'Write `type: "null"`.');
  if (Object(constant) === constant) say('const', 'It must be a text, a number or a boolean.');
  if (listed && types.some((type) => !listed.map(typeOfValue).includes(type))) {
    const message =
      'Each type needs a value, and "null" is one: `null` is in the list and in `type`, or in neither.';
    say('enum', message);
  }
  if (listed?.some((value) => !types.includes(typeOfValue(value)) || Object(value) === value)) {
    say('enum', 'The values must be texts (`"1"`), numbers, booleans or null, as `type` says.');
  } else if (listed?.some((value) => !allows(schema, value))) {
    say('enum', 'The other keywords do not allow all of these values.');
  }
  const known = Object.entries(fullFormats).find(([name]) => name === format)?.[1];
  const needed = typeof known === 'object' && 'type' in known ? (known.type ?? 'string') : 'string';
  if (format !== undefined && !(known && types.includes(needed))) {
    const formats = Object.keys(fullFormats).join(', ');
    say('format', `This is no format of ${names}; remove it, or write one of ${formats}.`);
  }
  if (format === 'int64' && !(Number(schema.maximum) <= Number.MAX_SAFE_INTEGER)) {
    const message = `JavaScript reads no larger number than ${Number.MAX_SAFE_INTEGER} exactly; write a \`maximum\`, or a text.`;
    say('format', message);
  }
  const readable =
    format === 'binary' ? /^[\w.+-]+\/[\w.+-]+$/ : /^(text\/html|application\/json)$/;
  if (contentMediaType !== undefined && !readable.test(`${contentMediaType}`)) {
    const message =
      'A text is text/html or application/json; one other type belongs beside `format: binary`.';
    say('contentMediaType', message);
  }
  if ('contentSchema' in schema && contentMediaType !== 'application/json') {
    say('contentSchema', 'It needs `contentMediaType: application/json` beside it.');
  }
}

function checkAllOf(context: UserContext, placed: Placed, say: Say): void {
  const { schema } = placed;
  const parts = partsOf(context, placed, 'allOf');
  const all = placedProperties(context, placed);
  if ((schema.type ?? 'object') !== 'object') {
    say('type', 'Beside `allOf` it is `object`; for null write `anyOf` with the `allOf` in it.');
  }
  for (const [index, part] of parts.entries()) {
    if (part.schema.type === 'object' || part.schema.allOf) continue;
    const message =
      'Each part must have `type: object`; a keyword beside `$ref` needs a separate schema.';
    say(['allOf', index], message);
  }
  for (const [index, [name, one]] of all.entries()) {
    const other = all.slice(0, index).find(([key]) => key === name)?.[1];
    if (!other || follow(context, other).schema === follow(context, one).schema) continue;
    say('allOf', `Two parts have a property \`${name}\`, with different schemas; write it in one.`);
  }
  for (const part of [placed, ...parts]) {
    const own =
      part === placed ? Object.entries(schema.properties ?? {}) : placedProperties(context, part);
    const isOwn = ([name]: [string, unknown]) => own.some(([each]) => each === name);
    if ((part.schema.additionalProperties ?? true) === true || all.every(isOwn)) continue;
    const message =
      'A part with `additionalProperties` refuses the properties of the others; remove it there.';
    say('allOf', message);
  }
  const direct = [schema, ...parts.map((part) => part.schema)].flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  const inline = (schema.allOf ?? []).filter(({ $ref }) => !$ref);
  for (const name of [schema, ...inline].flatMap(({ required = [] }) => required)) {
    if (direct.includes(name)) continue;
    const message = `\`${name}\` is required, but no part has it in its own \`properties\`; write \`required\` beside them.`;
    say('allOf', message);
  }
}

/** True if every object has a required property with its own constant, or one that no other object has. */
function areApart(objects: JsonSchema[]): boolean {
  const constantOf = ({ required, properties }: JsonSchema, name: string) =>
    required?.includes(name) ? properties?.[name]?.const : undefined;
  const isApart = (one: JsonSchema, other: JsonSchema, name: string) =>
    !Object.hasOwn(other.properties ?? {}, name) ||
    ![constantOf(other, name), undefined].includes(constantOf(one, name));
  return objects.every((one) => {
    const others = objects.filter((each) => each !== one);
    return one.required?.some((name) => others.every((other) => isApart(one, other, name)));
  });
}

/** An object without the properties that only requests or only responses have. */
function onBothSides({ properties = {}, required = [] }: JsonSchema): JsonSchema {
  const isOneSided = (name: string) => properties[name]?.readOnly || properties[name]?.writeOnly;
  return { properties, required: required.filter((name) => !isOneSided(name)) };
}

/** Reports members of a union that neither their JSON type nor a property distinguishes. */
function checkUnion(context: UserContext, placed: Placed, key: string, say: Say): void {
  for (const each of Object.keys(placed.schema)) {
    if (annotations.has(each) || each === key || each.startsWith('x-')) continue;
    say(each, `\`${each}\` cannot be beside \`${key}\`; write it into the members.`);
  }
  const members = partsOf(context, placed, key);
  const types = members.flatMap((member) => typesOf(context, member));
  const twice = types.find((type, index) => type !== 'object' && types.indexOf(type) !== index);
  if (twice) {
    say(key, `Two members are of type ${twice}; write one, so that the type distinguishes them.`);
  }
  const objects = members.filter((member) => typesOf(context, member).includes('object'));
  const wholes = objects.map((each) => onBothSides(wholeOf(context, each)));
  if (objects.length > 1 && !areApart(wholes)) {
    const message =
      'Each object needs a required property with a `const` of its own, or one that the other objects do not have, in requests and responses alike.';
    say(key, message);
  }
}

/** Inline parts of `allOf`, which may have only `required`. */
const inlineParts = new WeakSet<object>();

/** Reports keywords that types, mocks and checks would interpret differently. */
export function checkSchema(schema: JsonSchema, context: UserContext): void {
  const say = sayAt(context);
  const placed = { schema, location: context.location };
  for (const [path, child] of childrenOf(schema)) {
    if (Object(child) === child) continue;
    say(path, 'Only `additionalProperties` may be true or false; write a schema.');
  }
  for (const part of schema.allOf ?? []) inlineParts.add(Object(part));
  const types = typesOf(context, placed);
  checkType(schema, types, inlineParts.has(schema), say);
  // What has no type has been reported.
  if (types.length > 0) checkValues(schema, types, say);
  const items = { schema: schema.items ?? {}, location: context.location.child('items') };
  checkLimits(schema, follow(context, items).schema, say);
  checkMeaning(schema, types, say);
  if (schema.allOf) checkAllOf(context, placed, say);
  for (const key of ['anyOf', 'oneOf']) if (key in schema) checkUnion(context, placed, key, say);
}

/** Rules for bodies, in addition to their keys in `subset.ts`. */
import type { UserContext } from '@redocly/openapi-core';
import { isForm, isJson, mediaTypeOf } from '#contract/mediaTypes.ts';
import type { Example, JsonSchema, MediaType, ResponseObject, Responses } from './openapi.ts';
import { everySchema, follow, type Placed, placedProperties, typesOf, wholeOf } from './placed.ts';
import { isFile, isText } from './rulesParameters.ts';

/** Why a form cannot say each value of a field: null is an empty text in it, and an empty list is nothing. */
function findUnsayable(field: JsonSchema, types: string[], isRequired: boolean) {
  const refusing = ['minLength', 'pattern', 'enum', 'contentSchema'].find((key) => key in field);
  if (types.includes('null') && (refusing || isFile(field)))
    return 'is an empty text for null, which its schema refuses; leave null out.';
  if (isRequired && types.includes('array') && !(Number(field.minItems) > 0))
    return 'is absent for an empty list; write `minItems`, or leave it out of `required`.';
  return undefined;
}

function checkForm(context: UserContext, placed: Placed, type: string): void {
  const { required = [] } = wholeOf(context, placed);
  for (const [name, field] of placedProperties(context, placed)) {
    const { schema } = follow(context, field);
    const reason = findUnsayable(schema, typesOf(context, field), required.includes(name));
    if (reason) {
      const message = `The field \`${name}\` of a form ${reason}`;
      context.report({ message, location: field.location.key() });
    }
    if (isText(context, field, true, type.startsWith('multipart/'))) continue;
    const message = `The field \`${name}\` must be text, a number, a boolean, a list of these or, in multipart/form-data, a file, without alternatives but null; write JSON as text with \`contentMediaType\` and \`contentSchema\`.`;
    context.report({ message, location: field.location.key() });
  }
  if (typeof placed.schema.additionalProperties !== 'object') return;
  const location = placed.location.child('additionalProperties').key();
  context.report({
    message: 'Only fields with a name are supported; write `properties`.',
    location,
  });
}

/** Keywords that nothing can check of a file or a list of files; of the smallest size only that it is not empty. */
const uncheckable = ['pattern', 'enum', 'const', 'uniqueItems', 'minLength'];

/** Reports files without a largest size, from which the edge takes the largest body of the call. */
function checkFiles(context: UserContext, placed: Placed): void {
  for (const { schema, location } of everySchema(context, placed)) {
    const items = follow(context, {
      schema: schema.items ?? {},
      location: location.child('items'),
    });
    const key = isFile(schema) ? 'maxLength' : 'maxItems';
    if (!isFile(schema) && !isFile(items.schema)) continue;
    for (const each of uncheckable) {
      if (!schema[each] || schema[each] === 1) continue;
      const message = `Nothing checks \`${each}\` of a file; remove it, or write \`minLength: 1\` for one that is not empty.`;
      context.report({ message, location: location.child(each).key() });
    }
    if (schema[key] !== undefined) continue;
    const message = `A file that is sent needs \`maxLength\`, its largest size in bytes, and a list of files \`maxItems\`: the edge refuses larger bodies.`;
    context.report({ message, location: location.key() });
  }
}

/** The examples of a body, resolved. */
function valuesOf({ example, examples = {} }: MediaType, { resolve }: UserContext): unknown[] {
  const named = Object.values(examples).map((each) => resolve<Example>(each).node?.value);
  return example === undefined ? named : [example, ...named];
}

type Side = 'request' | 'response';

/** Reports bodies whose schema does not fit their content type: JSON, a form, text or else a file. */
export function checkContent(content: Record<string, MediaType>, context: UserContext, side: Side) {
  const seen = new Set<string>();
  for (const [name, media] of Object.entries(content)) {
    const at = context.location.child(['content', name]);
    const say = (message: string, location = at) =>
      context.report({ message, location: location.key() });
    const type = mediaTypeOf(name);
    if (!/^[\w.+-]+\/[\w.+-]+$/.test(type)) {
      say('Ranges are not supported; write the content type that is sent.');
    }
    if (seen.has(type)) say(`The body has ${type} twice, with different parameters only.`);
    if (side === 'response' && seen.size > 0) {
      say('A response has one content type, because the website does not choose.');
    }
    seen.add(type);
    const isPlain = side === 'response' && type === 'text/plain';
    if (side === 'request' && !isForm(type) && type !== 'application/json') {
      say('The website sends application/json and forms; write one of these.');
    } else if (side === 'response' && !isJson(type) && !isPlain) {
      say('The edge passes JSON, and text/plain of failures; a file has a URL below /media/.');
    }
    if (!media.schema) {
      say('A body needs a schema.');
      continue;
    }
    const placed = follow(context, { schema: media.schema, location: at.child('schema') });
    const types = typesOf(context, placed).join();
    if (isForm(type)) {
      if (types !== 'object') say('A form is an object with `properties`, without alternatives.');
      checkForm(context, placed, type);
    } else if (isPlain && types !== 'string') {
      say('The schema of text/plain is `{ type: string }`.');
    }
    if (side === 'request') checkFiles(context, placed);
    const isGiven = valuesOf(media, context).some((value) => typeof value !== 'string');
    if (isPlain && isGiven) {
      say('The examples of text/plain must be texts.');
    }
    for (const { schema, location } of isJson(type) ? everySchema(context, placed) : []) {
      if (isFile(schema)) {
        say(
          'JSON cannot contain files; write `format: byte` for base64.',
          location.child('format'),
        );
      }
      if (side === 'response' && 'contentSchema' in schema) {
        const message = 'A response must not have JSON within a text; write it as an object.';
        say(message, location.child('contentSchema'));
      }
    }
  }
}

/** Reports JSON that a call's decoders cannot tell apart: one reads all successes, another one all failures. */
export function checkOutcomes(responses: Responses, context: UserContext): void {
  const bodies = Object.entries(responses).flatMap(([status, entry]) => {
    const { node, location: target } = context.resolve<ResponseObject>(entry);
    const location = ('$ref' in entry && target) || context.location.child(status);
    return Object.entries(node?.content ?? {}).flatMap(([type, { schema }]) => {
      if (mediaTypeOf(type) === 'text/plain' && /^2/.test(status)) {
        const message = 'Calls succeed with JSON; text/plain is for failures.';
        context.report({ message, location: location.child(['content', type]).key() });
      }
      if (!schema || !isJson(mediaTypeOf(type))) return [];
      const place = location.child(['content', type, 'schema']);
      return [{ status, place, body: follow(context, { schema, location: place }) }];
    });
  });
  const successes = bodies.filter(({ status }) => /^2/.test(status));
  const isOne = successes.every(({ body }) => body.schema === successes[0]?.body.schema);
  for (const { status, place, body } of bodies) {
    const isObject = typesOf(context, body).every((type) => type === 'object' || type === 'null');
    const isFree = placedProperties(context, body).length === 0 && !('anyOf' in body.schema);
    if ((isObject && !isFree) || (isOne && /^2/.test(status))) continue;
    const message =
      'JSON of failures, and of successes that differ, must be an object with `properties`, because one decoder reads all of them.';
    context.report({ message, location: place.key() });
  }
}

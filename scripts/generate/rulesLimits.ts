/** Rules for the limits of a schema: lengths, numbers, counts, and who sends a property. */
import type { JsonSchema } from './openapi.ts';
import type { Say } from './placed.ts';

/** Pairs of keywords: a lower limit, and an upper one that must be above it, or equal if neither is exclusive. */
const ranges =
  'minLength maxLength,minItems maxItems,minProperties maxProperties,minimum maximum,exclusiveMinimum maximum,minimum exclusiveMaximum,exclusiveMinimum exclusiveMaximum'
    .split(',')
    .map((pair) => pair.split(' '));

/** True when no integer, a multiple of `multipleOf`, is within the limits. */
function isEmptyRange(schema: JsonSchema): boolean {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf = 1 } = schema;
  const above = Math.floor(Number(exclusiveMinimum ?? -Infinity)) + 1;
  const below = Math.ceil(Number(exclusiveMaximum ?? Infinity)) - 1;
  const step = Number(multipleOf);
  const last = Math.floor(Math.min(Number(maximum ?? Infinity), below) / step) * step;
  return last < Math.max(Number(minimum ?? -Infinity), above);
}

/** How many values a schema lists; Infinity without a list. */
function countValues({ type, enum: listed, const: constant }: JsonSchema): number {
  if (constant !== undefined) return 1;
  return listed?.length ?? (type === 'boolean' ? 2 : Infinity);
}

/** Reports limits of a schema and of a list's `items` that contradict each other, or that not every part can keep. */
export function checkLimits(schema: JsonSchema, items: JsonSchema, say: Say): void {
  for (const [low = '', high = ''] of ranges) {
    const room = Number(schema[high]) - Number(schema[low]);
    if (!(room < 0 || (room === 0 && /exclusive/.test(low + high)))) continue;
    say(high, `No value is within \`${low}\` and \`${high}\`.`);
  }
  if (schema.type === 'integer' && isEmptyRange(schema)) {
    say('type', 'No whole number is within the limits beside it.');
  }
  const values = countValues(items);
  if (schema.uniqueItems && Number(schema.minItems) > values) {
    say('minItems', `An item has only ${values} different values.`);
  }
  const names = Object.keys(schema.properties ?? {}).length;
  if (schema.additionalProperties === false && Number(schema.minProperties) > names) {
    say('minProperties', `An object has only ${names} properties.`);
  }
  const opens = Object.keys(schema).filter((key) => key.startsWith('exclusive'));
  for (const key of [schema.type].flat().includes('integer') ? [] : opens) {
    say(key, 'Forms know it of integers only; write `minimum` or `maximum`.');
  }
  const { multipleOf = 1 } = schema;
  if (!(Number.isInteger(multipleOf) && Number(multipleOf) > 0)) {
    const message =
      'Only whole numbers from 1 are supported, because fractions are not exact; write a `pattern` for a text.';
    say('multipleOf', message);
  }
  if (new Set(schema.required).size < (schema.required?.length ?? 0)) {
    say('required', 'Each name may be listed once.');
  }
  const sides = Object.values(schema.properties ?? {});
  if ('minProperties' in schema && sides.some((each) => each.readOnly || each.writeOnly)) {
    say('minProperties', 'Requests and responses have different properties; write `required`.');
  }
  if (schema.readOnly && schema.writeOnly) {
    say('writeOnly', 'Neither side would send what is `readOnly` too; remove one.');
  }
}

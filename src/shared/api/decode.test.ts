/** The decoder: what each kind of schema makes of what a backend may send. */
import { expect, test } from 'vitest';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { decode, decodeOrEmpty } from './decode.ts';

const text: JsonSchema = { type: 'string' };
const id: JsonSchema = { type: 'integer', minimum: 1 };
const object = (properties: Record<string, JsonSchema>, rest: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  minProperties: 1,
  ...rest,
});

/** The decoded value of a required field. */
const fieldOf = (schema: JsonSchema, value: unknown) =>
  Object(decode(object({ field: schema }), { field: value })).field;

const image: JsonSchema = { type: 'string', format: 'uri-reference', 'x-url': 'image' };
const link: JsonSchema = { type: 'string', format: 'uri', 'x-url': 'link' };
const html: JsonSchema = { type: 'string', contentMediaType: 'text/html', maxLength: 6 };
const date: JsonSchema = { type: 'string', format: 'date' };
const slug: JsonSchema = { type: 'string', pattern: '^[a-z]+$', maxLength: 5 };
const choice: JsonSchema = { type: 'string', enum: ['a', 'b'] };
const textOrNumber: JsonSchema = { anyOf: [text, { type: 'integer' }] };
const texts: JsonSchema = { type: 'array', items: text, maxItems: 4 };
const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [String(schema.type), 'null'],
});

test.each<[JsonSchema, unknown]>([
  [text, ''],
  [slug, ''],
  [html, ''],
  [image, ''],
  [date, ''],
  [id, null],
  [{ type: 'number' }, null],
  [{ type: 'boolean' }, null],
  [texts, []],
  [choice, null],
  [textOrNumber, null],
  [orNull(text), null],
  [orNull(image), null],
  [orNull(id), null],
  [object({ name: text }), { name: '' }],
  [orNull(object({ name: text })), null],
])('a field of %j is empty for a value of another type', (schema, empty) => {
  for (const junk of [null, undefined, {}, Number.NaN, () => 1, Symbol('a')]) {
    expect(fieldOf(schema, junk)).toEqual(empty);
  }
});

test.each<[JsonSchema, unknown, unknown]>([
  [{ type: 'boolean' }, true, true],
  [{ type: 'boolean' }, 'true', null],
  [text, '  a ', 'a'],
  [text, 7, ''],
  [text, 'a\ud800b\udc00 \u{1f600}', 'a\ufffdb\ufffd \u{1f600}'],
  [text, 'a'.repeat(30_000), `${'a'.repeat(19_999)}…`],
  [{ ...text, maxLength: 5 }, 'abcdef', 'abcd…'],
  [{ ...text, maxLength: 3 }, '😀😀😀', '😀😀😀'],
  [{ ...text, maxLength: 3 }, '😀😀😀😀', '😀😀…'],
  [slug, 'abcde', 'abcde'],
  [slug, 'abcdef', ''],
  [{ ...text, readOnly: true }, 'a'.repeat(30_000), 'a'.repeat(30_000)],
  [html, '<b>a</b>', '<b>a</'],
  [id, '03', 3],
  [id, 0, null],
  [id, 1.5, null],
  [id, '1e3', null],
  [id, '99999999999999999999', null],
  [{ type: 'number' }, '52500.50', 52500.5],
  [image, '/media/a.webp', '/media/a.webp'],
  [image, 'mailto:a@b.example', ''],
  [link, 'mailto:a@b.example', 'mailto:a@b.example'],
  [link, 'javascript:alert(1)', ''],
  [date, '2026-03-01T23:30:00Z', '2026-03-01'],
  [date, '2026-02-30', ''],
  [choice, 'b', 'b'],
  [choice, 'constructor', null],
  [textOrNumber, '7', '7'],
  [textOrNumber, 7, 7],
  [texts, ['a', null, ' ', 'b', 'c'], ['a', 'b']],
])('a field of %j with the value %j is %j', (schema, value, decoded) => {
  expect(fieldOf(schema, value)).toEqual(decoded);
});

test('a list omits items without the property that identifies them', () => {
  const items = object({ id, title: text });
  const sent = [{ id: 1 }, { id: 0, title: 'a' }, { title: 'b' }, {}, 5];
  const list: JsonSchema = { type: 'array', items, 'x-identity': 'id' };
  expect(fieldOf(list, sent)).toEqual([{ id: 1, title: '' }]);
  expect(fieldOf({ type: 'array', items }, sent)).toHaveLength(3);
});

test('a body without any of its fields is unreadable; those of prototypes do not count', () => {
  const record = object({ id, title: text });
  expect(decode(object(Object.fromEntries([['constructor', text]])), {})).toBeUndefined();
  expect(decode(record, { detail: 'x' })).toBeUndefined();
  expect(decode(record, { title: null })).toEqual({ id: null, title: '' });
  expect(decodeOrEmpty(record, [])).toEqual({ id: null, title: '' });
});

test('an envelope is unreadable without its list or record', () => {
  const envelope = object({ item: orNull(object({ id })) }, { 'x-envelope': 'item' });
  expect(decode(envelope, { item: { id: 1 } })).toEqual({ item: { id: 1 } });
  expect(decode(envelope, { item: null })).toEqual({ item: null });
  for (const each of [undefined, 5, {}]) expect(decode(envelope, { item: each })).toBeUndefined();
});

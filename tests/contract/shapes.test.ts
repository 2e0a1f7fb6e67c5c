/** Shapes, which decode values, of schemas. */
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../scripts/generate/openapi.ts';
import { createShapes } from '../../scripts/generate/shapes.ts';

const text: JsonSchema = { type: 'string', maxLength: 9 };
const nothing: JsonSchema = { type: 'null' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** An object with these properties, all of them required. */
const record = (properties: Record<string, JsonSchema>): JsonSchema => {
  return { type: 'object', required: Object.keys(properties), properties };
};
const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const schemas: Record<string, JsonSchema> = {
  Url: { type: ['string', 'null'], format: 'uri-reference', 'x-url': 'image', maxLength: 99 },
  Teaser: record({ id: { type: 'integer', minimum: 1 } }),
  'note-detail': {
    allOf: [
      refer('Teaser'),
      { type: 'object', required: ['title'], properties: { title: text, image: refer('Url') } },
    ],
  },
  taken: record({ id: text }),
};

const createReader = () => createShapes({ paths: {}, components: { schemas } }, ['Taken']);
const { read, readBody, readFields } = createReader();

const short = { is: 'text', max: 9 };
const shortOrNull = { ...short, orNull: true };
const shorts = { is: 'list', of: short };

test.each<[string, JsonSchema, object]>([
  ['a text', text, short],
  ['a nullable text', { ...text, type: ['string', 'null'] }, shortOrNull],
  ['a text or null by oneOf', { oneOf: [text, nothing] }, shortOrNull],
  ['HTML', { ...text, contentMediaType: 'text/html' }, { is: 'html' }],
  ['a link', { type: 'string', format: 'uri', 'x-url': 'link' }, { is: 'link' }],
  ['another URL', { ...text, format: 'uri' }, { is: 'token', max: 9 }],
  ['base64', { type: 'string', format: 'byte' }, { is: 'token' }],
  ['an integer above a limit', { type: 'integer', exclusiveMinimum: 0 }, { is: 'integer', min: 1 }],
  ['a text with a pattern', { ...text, pattern: '^a' }, { is: 'token', max: 9 }],
  ['a list or null', { ...listOf(text), type: ['array', 'null'] }, { is: 'maybe', of: shorts }],
  [
    'a list with nulls',
    listOf({ ...text, type: ['string', 'null'] }),
    { is: 'list', of: { is: 'maybe', of: shortOrNull } },
  ],
  ['a date', { type: 'string', format: 'date' }, { is: 'date' }],
  ['a time', { type: 'string', format: 'date-time' }, { is: 'date-time' }],
  ['an id', { type: 'integer', minimum: 1 }, { is: 'integer', min: 1 }],
  ['an enumeration', { type: ['string', 'null'], enum: ['a', null] }, { is: 'enum', of: ['a'] }],
  ['a constant', { const: 10 }, { is: 'enum', of: [10] }],
  ['several types', { type: ['string', 'boolean'] }, { is: 'scalar' }],
  ['a free object', { type: 'object', additionalProperties: true }, { is: 'any' }],
  ['another description', { allOf: [refer('Url')] }, { is: 'image', orNull: true }],
  ['two lengths of one text', { anyOf: [text, { ...text, maxLength: 5 }] }, short],
  ['a text or texts', { anyOf: [text, listOf(text)] }, { is: 'union', of: [shorts, short] }],
  ['a component whose name is taken', refer('taken'), { ref: 'Taken_' }],
])('%s', (_, schema, shape) => {
  expect(read(schema)).toEqual(shape);
});

test('an optional property equals a nullable one', () => {
  expect(read(text, true)).toEqual(shortOrNull);
});

test('an object has the fields of its parts', () => {
  const { read, components } = createReader();
  expect(read(refer('note-detail'))).toEqual({ ref: 'Note_detail' });
  expect(components.get('Note_detail')).toEqual({
    is: 'object',
    some: true,
    fields: { id: { is: 'integer', min: 1 }, title: short, image: { is: 'image', orNull: true } },
  });
});

const objects = { oneOf: [record({ url: text }), record({ link: text })] };

test('alternatives that are objects become one object, in which a field of only some may be null', () => {
  expect(read(objects)).toMatchObject({ fields: { url: shortOrNull, link: shortOrNull } });
});

test('alternatives that are objects may be null', () => {
  expect(read({ oneOf: [objects, nothing] })).toMatchObject({ is: 'maybe', of: { is: 'object' } });
});

test('alternatives that are objects may be absent', () => {
  expect(read(objects, true)).toMatchObject({ is: 'maybe', of: { is: 'object' } });
});

test.each<[string, JsonSchema, JsonSchema]>([
  ['two lists', listOf(text), listOf({ type: 'integer' })],
  ['a map and an object', { type: 'object', additionalProperties: text }, record({ url: text })],
  [
    'two kinds of text',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
  ],
])('a field of alternatives that has %s keeps its value', (_, one, other) => {
  const either = { oneOf: [record({ errors: one }), record({ errors: other })] };
  expect(read(either)).toHaveProperty('fields.errors', { is: 'any' });
});

test('`required` beside a single part applies', () => {
  const part = { type: 'object', properties: { title: text } };
  expect(read({ allOf: [part], required: ['title'] })).toHaveProperty('fields.title', short);
});

const envelope = record({ count: { type: 'integer' }, notes: listOf(refer('Teaser')) });

test('the list of an envelope must be there', () => {
  expect(readBody([envelope], 'id')).toMatchObject({
    must: 'notes',
    fields: { notes: { is: 'list' } },
  });
});

test('the items of an envelope need what names them', () => {
  expect(readBody([envelope], 'id')).toHaveProperty('fields.notes.by', 'id');
});

test.each<[string, JsonSchema]>([
  ['an optional number', { type: 'object', properties: { id: { type: 'integer' } } }],
  ['an optional choice', { type: 'object', properties: { id: { type: 'string', enum: ['a'] } } }],
  ['a choice or null', record({ id: { type: ['string', 'null'], enum: ['a', null] } })],
  [
    'a text or null',
    record({ id: { anyOf: [{ type: ['string', 'null'] }, { type: 'integer' }] } }),
  ],
])('%s does not identify the items of a list', (_, items) => {
  expect(readBody([record({ notes: listOf(items) })], 'id')).not.toHaveProperty('fields.notes.by');
});

const textOrNull = { anyOf: [{ ...text, type: ['string', 'null'] }, { type: 'integer' }] };

test('null of a member is an item of a list', () => {
  expect(read(listOf(textOrNull))).toMatchObject({ of: { is: 'maybe', of: { is: 'union' } } });
});

test('null of a member that is an object is a value', () => {
  const either = {
    anyOf: [{ ...record({ a: text }), type: ['object', 'null'] }, record({ b: text })],
  };
  expect(read(either)).toMatchObject({ is: 'maybe', of: { is: 'object' } });
});

test('an envelope that may be null is not required to have its list', () => {
  const body = { anyOf: [record({ notes: listOf(refer('Teaser')) }), nothing] };
  expect(readBody([body], 'id')).toMatchObject({ is: 'maybe' });
});

test('the list of one success is not required of another', () => {
  const other = record({ job: text });
  const node = readBody([record({ notes: listOf(refer('Teaser')) }), other], 'id');
  expect(node).toMatchObject({ is: 'object', fields: { job: shortOrNull } });
  expect(node).not.toHaveProperty('must');
});

test('the record of an envelope is required, but may be null if the contract says so', () => {
  const note = { oneOf: [refer('Teaser'), nothing] };
  expect(readBody([{ type: 'object', properties: { note } }], null)).toMatchObject({
    must: 'note',
    fields: { note: { is: 'maybe', of: { ref: 'Teaser' } } },
  });
});

test('a record with a list among its fields is not an envelope', () => {
  const body = record({ title: text, notes: listOf(refer('Teaser')) });
  expect(readBody([body], 'id')).not.toHaveProperty('must');
});

test('successes that differ become one, as alternatives do', () => {
  expect(readBody([record({ url: text }), record({ link: text })], null)).toMatchObject({
    fields: { url: shortOrNull, link: shortOrNull },
  });
});

test('alternatives among several successes are merged too', () => {
  const either = { anyOf: [record({ link: text }), { anyOf: [record({ file: text }), nothing] }] };
  const fields = { url: shortOrNull, link: shortOrNull, file: shortOrNull };
  expect(readBody([record({ url: text }), either], null)).toMatchObject({ fields });
  expect(readBody([either, record({ url: text })], null)).toMatchObject({ fields });
});

test('a failure with alternatives has the fields of all of them', () => {
  const either = { anyOf: [record({ detail: text }), record({ error: text })] };
  expect(readFields([either])).toEqual({
    is: 'object',
    fields: { detail: shortOrNull, error: shortOrNull },
  });
});

test('several failures become one object in which every field is optional', () => {
  expect(readFields([record({ detail: text }), record({ error: text })])).toEqual({
    is: 'object',
    fields: { detail: shortOrNull, error: shortOrNull },
  });
});

/** What a schema means: the shape that decodes its values. */
import { expect, test } from 'vitest';
import type { JsonSchema, OpenApiDocument } from '../../scripts/generate/openapi.ts';
import { ShapeReader } from '../../scripts/generate/shapes.ts';

const text: JsonSchema = { type: 'string', maxLength: 9 };

const schemas: Record<string, JsonSchema> = {
  Url: { type: ['string', 'null'], format: 'uri-reference', 'x-url': 'media', maxLength: 99 },
  Teaser: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
  'note-detail': {
    allOf: [
      { $ref: '#/components/schemas/Teaser' },
      {
        type: 'object',
        required: ['title'],
        properties: { title: text, image: { $ref: '#/components/schemas/Url' } },
      },
    ],
  },
};

const reader = () =>
  new ShapeReader({ paths: {}, components: { schemas } } as OpenApiDocument, ['Taken']);

const shapeOf = (schema: JsonSchema, optional = false) => reader().node(schema, optional);

test.each<[string, JsonSchema, object]>([
  ['a text', text, { is: 'text', max: 9 }],
  ['a nullable text', { ...text, type: ['string', 'null'] }, { is: 'text', max: 9, orNull: true }],
  [
    'a text or null by oneOf',
    { oneOf: [text, { type: 'null' }] },
    { is: 'text', max: 9, orNull: true },
  ],
  ['HTML', { ...text, contentMediaType: 'text/html' }, { is: 'html' }],
  ['a link', { type: 'string', format: 'uri', 'x-url': 'link' }, { is: 'link' }],
  ['another URL', { type: 'string', format: 'uri', maxLength: 9 }, { is: 'token', max: 9 }],
  ['a text with a pattern', { ...text, pattern: '^a' }, { is: 'token', max: 9 }],
  [
    'a list that may be null',
    { type: ['array', 'null'], items: text },
    { is: 'maybe', of: { is: 'list', of: { is: 'text', max: 9 } } },
  ],
  ['a date', { type: 'string', format: 'date' }, { is: 'date' }],
  ['a time', { type: 'string', format: 'date-time' }, { is: 'date-time' }],
  ['an id', { type: 'integer', minimum: 1 }, { is: 'integer', min: 1 }],
  ['an enumeration', { type: ['string', 'null'], enum: ['a', null] }, { is: 'enum', of: ['a'] }],
  ['a constant', { const: 10 }, { is: 'enum', of: [10] }],
  ['several types', { type: ['string', 'boolean'] }, { is: 'scalar' }],
  ['a list', { type: 'array', items: text }, { is: 'list', of: { is: 'text', max: 9 } }],
  ['a free object', { type: 'object', additionalProperties: true }, { is: 'any' }],
  [
    'a reference with another description',
    { allOf: [{ $ref: '#/components/schemas/Url' }], description: 'An icon.' },
    { is: 'media', orNull: true },
  ],
  ['a referenced URL', { $ref: '#/components/schemas/Url' }, { is: 'media', orNull: true }],
  [
    'two lengths of one text',
    { anyOf: [text, { type: 'string', maxLength: 5 }] },
    { is: 'text', max: 9 },
  ],
  [
    'a text or a list of texts',
    { anyOf: [text, { type: 'array', items: text }] },
    {
      is: 'union',
      of: [
        { is: 'list', of: { is: 'text', max: 9 } },
        { is: 'text', max: 9 },
      ],
    },
  ],
])('%s', (_, schema, shape) => {
  expect(shapeOf(schema)).toEqual(shape);
});

test('an optional property is as good as a nullable one', () => {
  expect(shapeOf(text, true)).toEqual({ is: 'text', max: 9, orNull: true });
});

test('an object has the fields of its parts', () => {
  const read = reader();
  expect(read.node({ $ref: '#/components/schemas/note-detail' })).toEqual({ ref: 'Note_detail' });
  expect(read.components.get('Note_detail')).toEqual({
    is: 'object',
    some: true,
    fields: {
      id: { is: 'integer', min: 1 },
      title: { is: 'text', max: 9 },
      image: { is: 'media', orNull: true },
    },
  });
});

test('a component gets no name that is taken', () => {
  const document = { paths: {}, components: { schemas: { taken: schemas.Teaser } } };
  const read = new ShapeReader(document as OpenApiDocument, ['Taken']);
  expect(read.node({ $ref: '#/components/schemas/taken' })).toEqual({ ref: 'Taken_' });
});

test('alternatives that are objects become one, whose fields may be null where not all have them', () => {
  const one = { type: 'object', required: ['url'], properties: { url: text } };
  const other = { type: 'object', required: ['link'], properties: { link: text } };
  expect(shapeOf({ oneOf: [one, other] })).toMatchObject({
    fields: { url: { orNull: true }, link: { orNull: true } },
  });
});

const list = { type: 'array', items: { $ref: '#/components/schemas/Teaser' } };
const count = { type: 'integer' };

test('the list of an envelope must be there, and its items need what names them', () => {
  const body = { type: 'object', required: ['notes'], properties: { count, notes: list } };
  expect(reader().body([body], 'id')).toMatchObject({
    must: 'notes',
    fields: { notes: { is: 'list', by: 'id' } },
  });
});

test('an optional property does not name the items of a list', () => {
  const items = { type: 'object', properties: { id: { type: 'integer' } } };
  const body = {
    type: 'object',
    required: ['notes'],
    properties: { notes: { type: 'array', items } },
  };
  expect(reader().body([body], 'id')).not.toHaveProperty('fields.notes.by');
});

test('the record of an envelope must be there, but may be null where the contract says so', () => {
  const note = { oneOf: [{ $ref: '#/components/schemas/Teaser' }, { type: 'null' }] };
  expect(reader().body([{ type: 'object', properties: { note } }], null)).toMatchObject({
    must: 'note',
    fields: { note: { is: 'maybe', of: { ref: 'Teaser' } } },
  });
});

test('a record with a list among its fields is no envelope', () => {
  const body = { type: 'object', properties: { title: text, notes: list } };
  expect(reader().body([body], 'id')).not.toHaveProperty('must');
});

test('failures together have the fields of all, and none is required', () => {
  const detail = { type: 'object', required: ['detail'], properties: { detail: text } };
  const error = { type: 'object', required: ['error'], properties: { error: text } };
  const orNull = { is: 'text', max: 9, orNull: true };
  expect(reader().fields([detail, error])).toEqual({
    is: 'object',
    fields: { detail: orNull, error: orNull },
  });
});

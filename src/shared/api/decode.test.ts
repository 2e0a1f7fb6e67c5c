import { expect, test } from 'vitest';
import type { Shape } from '#contract/decoder.ts';
import { decode, decodeOrEmpty } from './decode.ts';

const odd = [null, undefined, true, {}, [], Number.NaN, () => 1];

const object = (fields: Record<string, Shape>, rest: object = {}): Shape => ({
  is: 'object',
  fields,
  ...rest,
});

/** The decoded value of a field. */
const fieldOf = (shape: Shape, value: unknown) =>
  Object(decode(object({ field: shape }), { field: value })).field;

test.each<[Shape, unknown]>([
  [{ is: 'text' }, ''],
  [{ is: 'text', orNull: true }, null],
  [{ is: 'token' }, ''],
  [{ is: 'html' }, ''],
  [{ is: 'html', orNull: true }, null],
  [{ is: 'image' }, ''],
  [{ is: 'link', orNull: true }, null],
  [{ is: 'date' }, ''],
  [{ is: 'date-time', orNull: true }, null],
  [{ is: 'integer' }, 0],
  [{ is: 'number', orNull: true }, null],
  [{ is: 'enum', of: ['a'] }, null],
  [{ is: 'union', of: [{ is: 'text' }, object({}, { some: true })] }, null],
])('a field of the wrong type is empty: %j', (shape, value) => {
  for (const each of odd.filter((it) => typeof it !== 'number')) {
    expect(fieldOf(shape, each)).toBe(value);
  }
});

const id: Shape = { is: 'integer', min: 1 };
const choice: Shape = { is: 'enum', of: ['a', 'b'] };
const textOrNumber: Shape = { is: 'union', of: [{ is: 'integer' }, { is: 'text' }] };
const texts: Shape = { is: 'list', of: { is: 'text' } };

test.each<[Shape, unknown, unknown]>([
  [{ is: 'boolean' }, true, true],
  [{ is: 'boolean' }, false, false],
  [{ is: 'boolean' }, 'true', false],
  [{ is: 'boolean' }, 1, false],
  [{ is: 'boolean' }, null, false],
  [{ is: 'text' }, '  a ', 'a'],
  [{ is: 'text' }, 7, '7'],
  [{ is: 'text' }, 'a\ud800b\udc00 \u{1f600}', 'a\ufffdb\ufffd \u{1f600}'],
  [{ is: 'text', max: 5 }, 'abcdef', 'abcd…'],
  [{ is: 'text', max: 3 }, '😀😀😀', '😀😀😀'],
  [{ is: 'text', max: 3 }, '😀😀😀😀', '😀😀…'],
  [{ is: 'token', max: 2 }, '😀😀', '😀😀'],
  [{ is: 'text', max: 6 }, 'abcdef', 'abcdef'],
  [{ is: 'token', max: 5 }, 'abcdef', ''],
  [{ is: 'token' }, 'a'.repeat(30_000), 'a'.repeat(30_000)],
  [id, 3, 3],
  [id, '3', 3],
  [id, '03', 3],
  [id, 0, 0],
  [id, -1, 0],
  [id, 1.5, 0],
  [id, '1e3', 0],
  [id, 'abc', 0],
  [id, '', 0],
  [id, '99999999999999999999', 0],
  [{ is: 'number' }, '52500.50', 52500.5],
  [{ is: 'image' }, '/media/a.webp', '/media/a.webp'],
  [{ is: 'video' }, '/media/a.webm', '/media/a.webm'],
  [{ is: 'image' }, 'mailto:a@b.example', ''],
  [{ is: 'link' }, 'mailto:a@b.example', 'mailto:a@b.example'],
  [{ is: 'link' }, 'javascript:alert(1)', ''],
  [{ is: 'date' }, '2026-03-01T23:30:00Z', '2026-03-01'],
  [{ is: 'date' }, '2026-02-30', ''],
  [{ is: 'date-time' }, '2026-03-01T23:30:00Z', '2026-03-01T23:30:00Z'],
  [{ is: 'date-time' }, '2026-06-30T23:59:60Z', '2026-06-30T23:59:59Z'],
  [{ is: 'date-time' }, '2026-03-01t23:30:00.5-05', '2026-03-01t23:30:00.5-05:00'],
  [{ is: 'date-time' }, '2026-03-01', '2026-03-01'],
  [{ is: 'date-time' }, 'soon', ''],
  [choice, 'b', 'b'],
  [choice, 'c', null],
  [choice, 'constructor', null],
  [textOrNumber, '7', '7'],
  [textOrNumber, 7, 7],
  [texts, ['a', null, ' ', 2, {}], ['a', '2']],
  [texts, 'no list', []],
])('a field of the shape %j with the value %j is %j', (shape, value, decoded) => {
  expect(fieldOf(shape, value)).toEqual(decoded);
});

test('a list omits items without an id', () => {
  const of = object({ id, title: { is: 'text' } }, { some: true });
  const items = [{ id: 1 }, { id: 0, title: 'a' }, { title: 'b' }, {}, 5];
  expect(fieldOf({ is: 'list', of, by: 'id' }, items)).toEqual([{ id: 1, title: '' }]);
  expect(fieldOf({ is: 'list', of }, items)).toHaveLength(3);
});

test('a list keeps an item with the id 0 or false', () => {
  const any = object({ id: { is: 'scalar' } });
  const items = [{ id: 0 }, { id: false }, { id: null }];
  expect(fieldOf({ is: 'list', of: any, by: 'id' }, items)).toEqual([{ id: 0 }, { id: false }]);
});

test('an object in a field always has all its fields', () => {
  const name = object({ name: { is: 'text' } }, { some: true });
  for (const each of odd) expect(fieldOf(name, each)).toEqual({ name: '' });
  expect(fieldOf({ is: 'maybe', of: name }, 5)).toBeNull();
});

test('a body without any of its fields is unreadable', () => {
  const record = object({ id: { is: 'integer' }, title: { is: 'text' } }, { some: true });
  expect(decode(record, { detail: 'x' })).toBeUndefined();
  expect(decode(record, { title: null })).toEqual({ id: 0, title: '' });
  expect(decodeOrEmpty(record, [])).toEqual({ id: 0, title: '' });
});

test('an envelope is unreadable without its list or record', () => {
  const item = object({ id: { is: 'integer' } }, { some: true });
  const envelope = object({ item: { is: 'maybe', of: item } }, { must: 'item' });
  expect(decode(envelope, { item: { id: 1 } })).toEqual({ item: { id: 1 } });
  expect(decode(envelope, { item: null })).toEqual({ item: null });
  for (const each of [undefined, 5, {}]) expect(decode(envelope, { item: each })).toBeUndefined();
});

test('properties of object prototypes are not fields', () => {
  const shape = object(Object.fromEntries([['constructor', { is: 'text' }]]));
  expect(fieldOf(shape, {})).toEqual({ constructor: '' });
});

test('a decoded value decodes to itself', () => {
  const record = object({ a: { is: 'text', max: 5 }, b: { is: 'date' }, c: { is: 'image' } });
  const once = decode(record, { a: 'abcdef', b: '2026-03-01T00:00', c: '/a.webp' });
  expect(decode(record, once)).toEqual(once);
});

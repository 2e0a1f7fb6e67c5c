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
  [{ is: 'media' }, ''],
  [{ is: 'link', orNull: true }, null],
  [{ is: 'date' }, ''],
  [{ is: 'date-time', orNull: true }, null],
  [{ is: 'integer' }, null],
  [{ is: 'number' }, null],
  [{ is: 'enum', of: ['a'] }, null],
  [{ is: 'union', of: [{ is: 'text' }, object({}, { some: true })] }, null],
])('a field of the wrong type is empty: %j', (shape, value) => {
  for (const each of odd.filter((it) => typeof it !== 'number')) {
    expect(fieldOf(shape, each)).toBe(value);
  }
});

test('a boolean is nothing else', () => {
  const found = [true, false, 'true', 1, null].map((each) => fieldOf({ is: 'boolean' }, each));
  expect(found).toEqual([true, false, false, false, false]);
});

test.each([
  ['  a ', 'a'],
  [7, '7'],
  ['a\ud800b\udc00 \u{1f600}', 'a\ufffdb\ufffd \u{1f600}'],
])('the text %j is %j', (value, text) => {
  expect(fieldOf({ is: 'text' }, value)).toBe(text);
});

test('a text ends where its longest length does', () => {
  expect(fieldOf({ is: 'text', max: 5 }, 'abcdef')).toBe('abcd…');
  expect(fieldOf({ is: 'text', max: 6 }, 'abcdef')).toBe('abcdef');
});

test('a token that is too long is none', () => {
  expect(fieldOf({ is: 'token', max: 5 }, 'abcdef')).toBe('');
});

test.each([
  [3, 3],
  ['3', 3],
  ['03', 3],
  [0, null],
  [-1, null],
  [1.5, null],
  ['1e3', null],
  ['abc', null],
  ['', null],
  ['99999999999999999999', null],
])('the id %j is %j', (value, id) => {
  expect(fieldOf({ is: 'integer', min: 1 }, value)).toBe(id);
});

test('a number may be a decimal in a text', () => {
  expect(fieldOf({ is: 'number' }, '52500.50')).toBe(52500.5);
});

test.each([
  ['media', '/media/a.webp', '/media/a.webp'],
  ['media', 'mailto:a@b.example', ''],
  ['link', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['link', 'javascript:alert(1)', ''],
] as const)('a URL for %s: %s → %j', (is, value, url) => {
  expect(fieldOf({ is }, value)).toBe(url);
});

test('a date has no time', () => {
  expect(fieldOf({ is: 'date' }, '2026-03-01T23:30:00Z')).toBe('2026-03-01');
  expect(fieldOf({ is: 'date' }, '2026-02-30')).toBe('');
});

test('an enumeration has only its own values', () => {
  const shape: Shape = { is: 'enum', of: ['a', 'b'] };
  const found = ['a', 'b', 'c', 'constructor'].map((each) => fieldOf(shape, each));
  expect(found).toEqual(['a', 'b', null, null]);
});

test('a list is without the items that cannot be read', () => {
  expect(fieldOf({ is: 'list', of: { is: 'text' } }, ['a', null, ' ', 2, {}])).toEqual(['a', '2']);
  expect(fieldOf({ is: 'list', of: { is: 'text' } }, 'no list')).toEqual([]);
});

test('a list is without the items that nothing names', () => {
  const of = object({ id: { is: 'integer', min: 1 }, title: { is: 'text' } }, { some: true });
  const items = [{ id: 1 }, { id: 0, title: 'a' }, { title: 'b' }, {}, 5];
  expect(fieldOf({ is: 'list', of, by: 'id' }, items)).toEqual([{ id: 1, title: '' }]);
  expect(fieldOf({ is: 'list', of }, items)).toHaveLength(3);
});

test('an object in a field has all its fields, whatever came', () => {
  const name = object({ name: { is: 'text' } }, { some: true });
  for (const each of odd) expect(fieldOf(name, each)).toEqual({ name: '' });
  expect(fieldOf({ is: 'maybe', of: name }, 5)).toBeNull();
});

test('a body without any of its fields is unreadable', () => {
  const record = object({ id: { is: 'integer' }, title: { is: 'text' } }, { some: true });
  expect(decode(record, { detail: 'x' })).toBeUndefined();
  expect(decode(record, { title: null })).toEqual({ id: null, title: '' });
  expect(decodeOrEmpty(record, [])).toEqual({ id: null, title: '' });
});

test('an envelope is unreadable without what it holds', () => {
  const item = object({ id: { is: 'integer' } }, { some: true });
  const held: Shape = { is: 'maybe', of: item };
  const envelope = object({ item: held }, { must: 'item' });
  expect(decode(envelope, { item: { id: 1 } })).toEqual({ item: { id: 1 } });
  expect(decode(envelope, { item: null })).toEqual({ item: null });
  for (const each of [undefined, 5, {}]) expect(decode(envelope, { item: each })).toBeUndefined();
});

test('properties of object prototypes are no fields', () => {
  const shape = object(Object.fromEntries([['constructor', { is: 'text' }]]));
  expect(fieldOf(shape, {})).toEqual({ constructor: '' });
});

test('what was decoded decodes to itself', () => {
  const record = object({ a: { is: 'text', max: 5 }, b: { is: 'date' }, c: { is: 'media' } });
  const once = decode(record, { a: 'abcdef', b: '2026-03-01T00:00', c: '/a.webp' });
  expect(decode(record, once)).toEqual(once);
});

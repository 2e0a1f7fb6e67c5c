/** Decodes responses by the contract's generated shapes: any input, exact output. */
import type { Decoder, Shape } from '#contract/decoder.ts';
import { isCalendarDate } from '#shared/lib/calendarDate.ts';
import { safeUrl } from '#shared/lib/safeUrl.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lone surrogates. They cannot be encoded in a file, so a prerendered page would differ from the hydrated one. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Longest text if the contract has no `maxLength`; browsers freeze on longer ones. */
const longestText = 20_000;

/** Whether a text has more characters (code points, as in the contract) than `max`. */
const isLonger = (text: string, max: number) =>
  text.length > max && (text.length > 2 * max || [...text].length > max);

/** A trimmed, well-formed text of at most `max` characters; undefined for anything but text and numbers. */
function readText(value: unknown, max = longestText): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const whole = String(value).trim();
  const cut = isLonger(whole, max)
    ? `${[...whole.slice(0, 2 * max)]
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : whole;
  return cut.replace(loneSurrogates, '\ufffd') || undefined;
}

/** A valid number of at least `min`, also from a decimal text; else undefined. */
function readNumber(value: unknown, isValid: (number: number) => boolean, min = -Infinity) {
  const isNumeral = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  const number = typeof value === 'number' || isNumeral ? Number(value) : Number.NaN;
  return isValid(number) && number >= min ? number : undefined;
}

/** A date with time; a lawful leap second or zone without minutes is written as JavaScript reads it. */
function readDateTime(text: string): string | undefined {
  const readable = text.replace(/:60(?=[.Z+-])/i, ':59').replace(/T.*[+-]\d\d$/i, '$&:00');
  return Number.isNaN(Date.parse(readable)) ? undefined : readable;
}

function readFields({ fields }: Shape & { is: 'object' }, value: unknown): unknown {
  const record = isRecord(value) ? value : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      read(field, Object.hasOwn(record, name) ? record[name] : undefined) ?? emptyOf(field),
    ]),
  );
}

function readObject(shape: Shape & { is: 'object' }, value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const { fields, some, must } = shape;
  if (some && !Object.keys(fields).some((name) => Object.hasOwn(value, name))) return undefined;
  const field = must === undefined ? undefined : fields[must];
  if (field && read(field, value[must ?? '']) === undefined) return undefined;
  return readFields(shape, value);
}

function readList({ of, by }: Shape & { is: 'list' }, value: unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const name = by !== undefined && of.is === 'object' ? of.fields[by] : undefined;
  const isNamed = (item: unknown) =>
    !name || (isRecord(item) && read(name, item[by ?? '']) !== undefined);
  const items = value.map((item) => (isNamed(item) ? read(of, item) : undefined));
  return items.filter((item) => item !== undefined);
}

/** The decoded value; undefined when it cannot be read. */
function read(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'text':
      return readText(value, shape.max);
    case 'token':
      return isLonger(String(value), shape.max ?? Infinity) ? undefined : readText(value, Infinity);
    case 'html':
      return readText(value, Infinity);
    case 'image':
    case 'video':
    case 'link': {
      const kind = shape.is === 'link' ? 'link' : 'media';
      return typeof value === 'string' ? (safeUrl(value, kind) ?? undefined) : undefined;
    }
    case 'date':
      return isCalendarDate(value) ? value.slice(0, 10) : undefined;
    case 'date-time':
      return typeof value === 'string' ? readDateTime(value) : undefined;
    case 'integer':
      return readNumber(value, Number.isSafeInteger, shape.min);
    case 'number':
      return readNumber(value, Number.isFinite, shape.min);
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'enum':
      return shape.of.find((each) => each === value);
    case 'scalar':
      return /^(string|number|boolean)$/.test(typeof value) ? value : undefined;
    case 'any':
      return value;
    case 'list':
      return readList(shape, value);
    case 'object':
      return readObject(shape, value);
    case 'maybe':
      return value === null ? null : read(shape.of, value);
    case 'union': {
      const isNumber = typeof value === 'number';
      const exact = shape.of.filter(({ is }) => isNumber === (is === 'integer' || is === 'number'));
      return [...exact, ...shape.of]
        .map((each) => read(each, value))
        .find((each) => each !== undefined);
    }
  }
}

/** The value of a field that cannot be read. */
function emptyOf(shape: Shape): unknown {
  if ('orNull' in shape) return null;
  if (/^(text|token|html|image|video|link|date|date-time)$/.test(shape.is)) return '';
  if (shape.is === 'object') return readFields(shape, {});
  if (shape.is === 'list') return [];
  if (shape.is === 'integer' || shape.is === 'number') return 0;
  return shape.is === 'boolean' ? false : null;
}

/** Decodes a value; undefined when it cannot be read. Never throws. */
export function decode<Value>(decoder: Decoder<Value>, value: unknown): Value | undefined {
  return read(decoder, value) as Value | undefined;
}

/** Decodes a value; all fields are empty when it cannot be read. */
export function decodeOrEmpty<Value>(decoder: Decoder<Value>, value: unknown): Value {
  return decode(decoder, value) ?? (emptyOf(decoder) as Value);
}

/**
 * Tolerant reading of backend fields: one that is null, missing or of a wrong type becomes its empty
 * value and never takes a screen down (the envelope is checked in `unwrap`).
 */

/** Keys that a type declares, in any branch of a union; those of an index signature are none. */
export type KnownKeys<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? keyof { [Key in keyof T as string extends Key ? never : Key]: unknown }
    : never;

/**
 * A value of the contract as it may arrive: each key that the contract knows, with any value. A property that the
 * contract renames or removes does not compile where it is read. (Without `& object` the compiler takes any two of
 * these types for the same, whatever their keys.)
 */
export type Tolerant<T> = { readonly [Key in KnownKeys<T>]: unknown } & object;

/** True for a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of a value that should be a `T`; without any for what is no record. */
export function fieldsOf<T>(value: unknown): Tolerant<T> {
  return (isRecord(value) ? value : {}) as Tolerant<T>;
}

/** Halves of a character, which no file can hold: a page made in advance would differ from what the script makes of it. */
const halves = /\p{Surrogate}/gu;

/** A text, trimmed and well-formed; '' for anything else. A number is written out. */
export function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().replace(halves, '\ufffd') : '';
}

/** A text, or null when it is empty or not a text. */
export function optionalText(value: unknown): string | null {
  return text(value) || null;
}

/** A whole number from 1, or null. Digits in a text count, as in a path parameter. */
export function positiveInteger(value: unknown): number | null {
  const digits = typeof value === 'string' && /^\d+$/.test(value);
  const number = typeof value === 'number' || digits ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** A list, empty for anything else. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Texts of a list, without the empty ones. */
export function textList(value: unknown): string[] {
  return list(value).map(text).filter(Boolean);
}

/** Records of a list that should hold `Item`s, each read by `read`; those for which it gives null are left out. */
export function records<Item, View>(
  value: unknown,
  read: (record: Tolerant<Item>) => View | null,
): View[] {
  return list(value).flatMap((item) => {
    const view = isRecord(item) ? read(fieldsOf<Item>(item)) : null;
    return view === null ? [] : [view];
  });
}

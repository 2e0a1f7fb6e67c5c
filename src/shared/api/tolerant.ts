/**
 * Tolerant reading of API fields: a null, missing or mistyped field becomes its empty value. Envelopes are checked in
 * `unwrap`.
 */

/** Declared keys of a type (of all members of a union), without index signatures. */
export type KnownKeys<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? keyof { [Key in keyof T as string extends Key ? never : Key]: unknown }
    : never;

/**
 * A `T` as received: the keys of the contract with unknown values. Reading a key that the contract does not have is a
 * compile error. `& object` keeps TypeScript from treating all such types as identical.
 */
export type Tolerant<T> = { readonly [Key in KnownKeys<T>]: unknown } & object;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of a value that should be a `T`; empty for a value that is not an object. */
export function fieldsOf<T>(value: unknown): Tolerant<T> {
  return (isRecord(value) ? value : {}) as Tolerant<T>;
}

/** Lone surrogates. They cannot be encoded in a file, so a prerendered page would differ from the hydrated one. */
const loneSurrogates = /\p{Surrogate}/gu;

/** A trimmed, well-formed string. Numbers are converted; anything else is ''. */
export function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().replace(loneSurrogates, '\ufffd') : '';
}

/** Longest text of a title or card line; several thousand characters without a space freeze a browser. */
const longestLine = 300;

/** As `text`, cut after 300 characters, for titles and cards. */
export function line(value: unknown): string {
  const whole = text(value);
  return whole.length <= longestLine ? whole : `${text(whole.slice(0, longestLine - 1))}…`;
}

export function optionalText(value: unknown): string | null {
  return text(value) || null;
}

/** An integer ≥ 1 or null. Accepts digits in a string, as in a path parameter. */
export function positiveInteger(value: unknown): number | null {
  const digits = typeof value === 'string' && /^\d+$/.test(value);
  const number = typeof value === 'number' || digits ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textList(value: unknown): string[] {
  return list(value).map(text).filter(Boolean);
}

/** Maps the objects of a list of `Item`s with `read`; null results are skipped. */
export function records<Item, View>(
  value: unknown,
  read: (record: Tolerant<Item>) => View | null,
): View[] {
  return list(value).flatMap((item) => {
    const view = isRecord(item) ? read(fieldsOf<Item>(item)) : null;
    return view === null ? [] : [view];
  });
}

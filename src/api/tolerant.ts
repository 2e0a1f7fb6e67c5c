/**
 * Tolerant reading of backend fields: one that is null, missing or of a wrong type becomes its empty
 * value and never takes a screen down (the envelope is checked in `unwrap`).
 */
import { isRecord } from './unwrap.ts';

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

/** Records of a list, each read by `read`; those for which it gives null are left out. */
export function records<View>(
  value: unknown,
  read: (record: Record<string, unknown>) => View | null,
): View[] {
  return list(value).flatMap((item) => {
    const view = isRecord(item) ? read(item) : null;
    return view === null ? [] : [view];
  });
}

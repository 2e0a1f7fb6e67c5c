import type { CalendarDate } from '#contract/decoder.ts';

const formatOf = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });

/** Created once: constructing a formatter is slow. */
const formats = { short: formatOf('short'), long: formatOf('long') };

/** True for a text that begins with an existing date: '2026-03-01', also with a time behind it. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?!\d)/.test(value)) return false;
  const day = value.slice(0, 10);
  // February 30 becomes March 2, or no date at all.
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A date of our own content: '2026-03-01'. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new Error(`${text} is not a calendar date`);
  return text as unknown as CalendarDate;
}

/** ISO format for machines: '2026-03-01'; null without a date. */
export const isoDate = (date: CalendarDate | null) => (date as unknown as string | null) || null;

/** In US English, the same in every time zone: 'Mar 1, 2026' or 'March 1, 2026'; null without a date. */
export function formatCalendarDate(
  date: CalendarDate | null,
  month: 'short' | 'long',
): string | null {
  const text = isoDate(date);
  return text && formats[month].format(new Date(`${text}T00:00Z`));
}

import type { CalendarDate } from '#contract/decoder.ts';

type Month = 'short' | 'long';

/** Created at the first use, because the first formatter of a page takes 8 ms, and once for all dates. */
const formats: { [month in Month]?: Intl.DateTimeFormat } = {};

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
export function formatCalendarDate(date: CalendarDate | null, month: Month): string | null {
  const text = isoDate(date);
  if (!text) return null;
  formats[month] ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month,
    day: 'numeric',
    timeZone: 'UTC',
  });
  return formats[month].format(new Date(`${text}T00:00Z`));
}

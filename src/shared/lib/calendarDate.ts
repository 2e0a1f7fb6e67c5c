const formatOf = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });

/** Making one takes far longer than using it. */
const formats = { short: formatOf('short'), long: formatOf('long') };

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})/;

/**
 * A calendar date in US English (section 9), the same in every time zone: '2026-03-01' → 'Mar 1, 2026'
 * (short) or 'March 1, 2026' (long). Null for anything that is not a date.
 */
export function formatCalendarDate(value: string | null, month: 'short' | 'long'): string | null {
  const [, year, monthNumber, day] = calendarDate.exec(value ?? '') ?? [];
  if (!year) return null;
  const date = new Date(Date.UTC(Number(year), Number(monthNumber) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(monthNumber) - 1) return null;
  return formats[month].format(date);
}

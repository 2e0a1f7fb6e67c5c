const formatOf = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });

/** Created once: constructing a formatter is slow. */
const formats = { short: formatOf('short'), long: formatOf('long') };

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})/;

/**
 * Formats an ISO date in US English, independent of the time zone: '2026-03-01' → 'Mar 1, 2026' or 'March 1, 2026'.
 * Null when it is not a date.
 */
export function formatCalendarDate(value: string | null, month: 'short' | 'long'): string | null {
  const [, year, monthNumber, day] = calendarDate.exec(value ?? '') ?? [];
  if (!year) return null;
  const date = new Date(Date.UTC(Number(year), Number(monthNumber) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(monthNumber) - 1) return null;
  return formats[month].format(date);
}

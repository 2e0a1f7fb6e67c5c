import { afterEach, expect, test } from 'vitest';
import { calendarDate, formatCalendarDate, isCalendarDate, isoDate } from './calendarDate.ts';

const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Karachi', 'Europe/London'])(
  'March 1 is March 1 in %s',
  (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatCalendarDate(calendarDate('2026-03-01'), 'long')).toBe('March 1, 2026');
    expect(formatCalendarDate(calendarDate('2026-03-01'), 'short')).toBe('Mar 1, 2026');
  },
);

test.each([null, '', 'soon', '2026-13-01', '2026-02-30', '01/03/2026', 20260301])(
  'not a date: %s',
  (value) => {
    expect(isCalendarDate(value)).toBe(false);
  },
);

test('null is formatted as null', () => {
  expect(formatCalendarDate(null, 'short')).toBeNull();
  expect(isoDate(null)).toBeNull();
});

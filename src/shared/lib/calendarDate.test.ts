import { afterEach, expect, test } from 'vitest';
import { formatCalendarDate } from './calendarDate.ts';

const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Karachi', 'Europe/London'])(
  'March 1 is March 1 in %s',
  (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatCalendarDate('2026-03-01', 'long')).toBe('March 1, 2026');
    expect(formatCalendarDate('2026-03-01', 'short')).toBe('Mar 1, 2026');
  },
);

test.each([null, '', 'soon', '2026-13-01', '2026-02-30', '01/03/2026'])(
  'not a date: %s',
  (value) => {
    expect(formatCalendarDate(value, 'short')).toBeNull();
  },
);

test('the time of a date-time is ignored', () => {
  expect(formatCalendarDate('2026-03-01T23:30:00Z', 'short')).toBe('Mar 1, 2026');
});

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatCalendarDate, isCalendarDate, isoDate } from './calendarDate.ts';

/** Both formats of March 1 in a process of its own, because a worker cannot change its time zone. */
function formatIn(timeZone: string): string {
  const module = JSON.stringify(new URL('./calendarDate.ts', import.meta.url));
  const code = `import { calendarDate, formatCalendarDate } from ${module};
    const day = calendarDate('2026-03-01');
    console.log(formatCalendarDate(day, 'long'), '|', formatCalendarDate(day, 'short'));`;
  const env = { ...process.env, TZ: timeZone };
  const words = ['--input-type=module', '--eval', code];
  return execFileSync(process.execPath, words, { env, encoding: 'utf8' });
}

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('March 1 is March 1 in %s', (timeZone) => {
  expect(formatIn(timeZone)).toBe('March 1, 2026 | Mar 1, 2026\n');
});

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

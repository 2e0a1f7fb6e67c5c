import { expect, test } from 'vitest';
import { readContactOutcome } from './contact.ts';

const sent = { sent: true };
const unclear = { sent: false, reached: true, text: '' };
const failed = { sent: false, reached: false, text: '' };

test.each([
  ['200 status success', true, { status: 'success' }, sent],
  ['200 message', true, { message: 'ok' }, sent],
  ['200 success flag', true, { success: true }, sent],
  ['200 status error with message', true, { status: 'error', message: 'Queued' }, sent],
  ['200 error', true, { error: 'No' }, { sent: false, reached: true, text: 'No' }],
  ['200 empty object', true, {}, unclear],
  ['200 null', true, null, unclear],
  ['200 list', true, [], unclear],
  ['200 success false', true, { success: false, status: 'failed' }, unclear],
  ['failure with error', false, { error: 'No' }, { sent: false, reached: false, text: 'No' }],
  [
    'failure with both',
    false,
    { error: 'No', message: 'm' },
    { sent: false, reached: false, text: 'No' },
  ],
  ['failure with message', false, { message: 'Queued' }, sent],
  ['failure with nothing', false, {}, failed],
  ['failure with a text body', false, '<h1>502</h1>', failed],
  ['failure without body', false, undefined, failed],
])('%s', (_, ok, body, outcome) => {
  expect(readContactOutcome(ok, body)).toEqual(outcome);
});

import { afterEach, expect, test, vi } from 'vitest';
import { contactFailureText, sendContactMessage } from './ContactSection.tsx';

afterEach(() => vi.unstubAllGlobals());

const message = { name: 'R', email: 'r@hart.example', phone: '', comments: 'Hello' };
const sent = 'sent';
const unclear = 'Error sending message';
const failed = 'Error sending message. Please try again.';

test.each([
  ['status success', 200, '{"status":"success"}', sent],
  ['message', 200, '{"message":"ok"}', sent],
  ['success flag', 200, '{"success":true}', sent],
  ['created', 201, '{"status":"success"}', sent],
  ['empty object', 202, '{}', unclear],
  ['status error with message', 200, '{"status":"error","message":"Queued"}', sent],
  ['error', 200, '{"error":"No"}', 'No'],
  ['empty object', 200, '{}', unclear],
  ['null', 200, 'null', unclear],
  ['list', 200, '[]', unclear],
  ['success false', 200, '{"success":false,"status":"failed"}', unclear],
  ['no JSON', 200, '<h1>Hello</h1>', unclear],
  ['error', 400, '{"error":"No"}', 'No'],
  ['error and message', 400, '{"error":"No","message":"m"}', 'No'],
  ['message', 502, '{"message":"Queued"}', sent],
  ['nothing', 500, '{}', failed],
  ['a page', 502, '<h1>502</h1>', failed],
  ['no body', 500, '', failed],
  ['lost connection', 0, '', failed],
])('%s with status %i', async (_, status, body, outcome) => {
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body, { status });
  });
  expect(await sendContactMessage(message).then(() => sent, contactFailureText)).toBe(outcome);
});

import { afterEach, expect, test, vi } from 'vitest';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { applyFailureText, applyToJob } from './applications.ts';

afterEach(() => vi.unstubAllGlobals());

const outcome = (error: unknown) => (isSignedOut(error) ? 'signed out' : applyFailureText(error));

test.each([
  [200, '{"message":"Application submitted"}', 'applied'],
  [201, 'null', 'applied'],
  [200, '{"message":"You have ALREADY APPLIED."}', 'already'],
  [400, '{"error":"Already applied"}', 'already'],
  [409, '{"detail":"has already applied"}', 'already'],
  [401, '{"errors":["already applied"]}', 'already'],
  [400, '{"errors":"already applied"}', 'already'],
  [401, '{"message":"Please sign in"}', 'signed out'],
  [400, '{"message":"","error":"Closed"}', 'Closed'],
  [400, '{"errors":[]}', 'Failed to submit application'],
  [500, '<h1>', 'Failed to submit application'],
  [200, '<h1>', 'Error submitting application'],
  [0, '', 'Error submitting application'],
])('%i %s', async (status, body, expected) => {
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body, { status });
  });
  expect(await applyToJob('qa-engineer').catch(outcome)).toBe(expected);
});

test('the cover letter is always empty', async () => {
  let sent: unknown;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent = await request.json();
    return Response.json({ message: 'Application submitted' });
  });
  await applyToJob('qa-engineer');
  expect(sent).toEqual({ cover_letter: '' });
});

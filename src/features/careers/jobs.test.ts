import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { applyFailureText, applyToJob, type JobFilters, jobsQuery, withFilters } from './jobs.ts';

afterEach(() => vi.unstubAllGlobals());

const filters: JobFilters = { department_id: '', job_type: '', search: '' };

/** The requests that showing a known list sends; `isMissed`: its refresh was due, but nothing showed it. */
async function show(isMissed: boolean) {
  const send = vi.fn(async () => Response.json({ jobs: [] }));
  vi.stubGlobal('fetch', send);
  const client = new QueryClient();
  const query = jobsQuery(filters);
  client.setQueryData(query.queryKey, { total: 200, jobs: [] });
  if (isMissed) await client.invalidateQueries({ queryKey: query.queryKey });
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  stop();
  return send.mock.calls.length;
}

test('showing a list of positions again asks for it only after a missed refresh', async () => {
  expect([await show(false), await show(true)]).toEqual([0, 1]);
});

test('a URL takes the filters of a query that are set, and nothing else', () => {
  const query = new URLSearchParams('dialog=sign-in&search=a%26b&job_type=&department_id=2');
  expect(withFilters('/careers', query)).toBe('/careers?search=a%26b&department_id=2');
  expect(withFilters('/careers', new URLSearchParams(filters))).toBe('/careers');
});

const outcome = (error: unknown) => (isSignedOut(error) ? 'signed out' : applyFailureText(error));

test.each([
  [200, '{"message":"Application submitted"}', 'applied'],
  [200, '{"message":"Submitted","error":"none"}', 'applied'],
  [201, 'null', 'applied'],
  [204, null, 'applied'],
  [200, '{"error":"Not stored"}', 'Not stored'],
  [200, '{"message":"You have ALREADY APPLIED."}', 'already'],
  [400, '{"error":"Already applied"}', 'already'],
  [409, '{"detail":"has already applied"}', 'already'],
  [401, '{"errors":["already applied"]}', 'already'],
  [400, '{"message":"Bad request","errors":["already applied"]}', 'Bad request'],
  [400, '{"errors":["first","already applied"]}', 'first'],
  [401, '{"message":"Please sign in"}', 'signed out'],
  [400, '{"errors":["4"],"detail":"3","error":"2","message":"1"}', '1'],
  [400, '{"errors":["4"],"detail":"3","error":"2","message":""}', '2'],
  [400, '{"errors":["4"],"detail":"3","error":null}', '3'],
  [400, '{"errors":["4","5"],"detail":""}', '4'],
  [400, '{"errors":[]}', 'Failed to submit application'],
  [500, '<h1>', 'Failed to submit application'],
  [200, '<h1>', 'Error submitting application'],
  [0, '', 'Error submitting application'],
])('an application answered with %i %s is "%s"', async (status, body, expected) => {
  let sent: unknown;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent = await request.json();
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body, { status });
  });
  expect(await applyToJob('qa-engineer').catch(outcome)).toBe(expected);
  expect(sent).toEqual({ cover_letter: '' });
});

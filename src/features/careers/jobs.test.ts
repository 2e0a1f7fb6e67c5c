import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type JobFilters, jobsQuery } from './jobs.ts';

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

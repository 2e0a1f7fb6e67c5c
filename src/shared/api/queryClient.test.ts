import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statusError } from './ApiError.ts';
import { createQueryClient } from './queryClient.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const queryKey = ['notes'];

/** The data after a refresh that fails with this status. */
async function refresh(status: number, meta: { isItem?: true }) {
  const client = createQueryClient();
  client.setQueryData(queryKey, 'old');
  const queryFn = () => Promise.reject(statusError(status));
  const options = { queryKey, queryFn, staleTime: 0, retry: false };
  await client.prefetchQuery({ ...options, meta: { failure: 'jobFailed', ...meta } });
  return client.getQueryData(queryKey);
}

test('a failed refresh keeps the data, unless the item is gone', async () => {
  expect(await refresh(500, { isItem: true })).toBe('old');
  expect(await refresh(404, {})).toBe('old');
  expect(await refresh(404, { isItem: true })).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, failureMs } from './queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const queryKey = ['notes'];
const fail = () => Promise.reject(new Error('No'));

test('a failure is kept until what waits for it has shown it', async () => {
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey, queryFn: fail });
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  vi.advanceTimersByTime(failureMs - 1);
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  vi.advanceTimersByTime(1);
  expect(client.getQueryState(queryKey)).toBeUndefined();
});

test('a failed refresh keeps the data', async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, 'old');
  await client.prefetchQuery({ queryKey, queryFn: fail, staleTime: 0 });
  vi.advanceTimersByTime(failureMs);
  expect(client.getQueryData(queryKey)).toBe('old');
});

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';

/** Only a failure that may pass by itself is worth another try, and only one. */
function mayPass(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'status' && (error.status ?? 0) >= 500);
}

/** A cache for one browser tab (or one prerendered page). Reads are retried once, writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: mayPass,
        retryDelay: 400,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { QueryCache, QueryClient } from '@tanstack/react-query';
import { type TextId, textOf } from '#errors/catalogue.ts';
import { ApiError, reasonOf } from './ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What the console says when the call fails. */
    queryMeta: { failure: TextId };
  }
}

/** Only a failure that may pass by itself is worth another try, and only one. */
function mayPass(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'status' && (error.status ?? 0) >= 500);
}

/** Every failed load is logged, whether or not a section shows it (section 8). */
const logFailure = (error: unknown, failure: TextId | undefined) =>
  console.warn(`${failure ? textOf(failure).replace(/: $/, '') : 'Error'}: ${reasonOf(error)}`);

/** A cache for one browser tab (or one prerendered page). Reads are retried once, writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => logFailure(error, meta?.failure),
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: mayPass,
        retryDelay: 400,
      },
      // Nothing that was sent, such as a password, is kept once its form is gone.
      mutations: { retry: false, networkMode: 'always', gcTime: 1000 },
    },
  });
}

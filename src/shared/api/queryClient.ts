import { QueryCache, QueryClient } from '@tanstack/react-query';
import { type TextId, textOf } from '#errors/catalogue.ts';
import { ApiError, reasonOf } from './ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Logged when the query fails. */
    queryMeta: { failure: TextId };
  }
}

function mayPass(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'status' && (error.status ?? 0) >= 500);
}

const logFailure = (error: unknown, failure: TextId | undefined) =>
  console.warn(`${failure ? textOf(failure).replace(/: $/, '') : 'Error'}: ${reasonOf(error)}`);

/** Time after which a failure is forgotten: what waits for it has shown it by then, and what is shown later asks again. */
export const failureMs = 1000;

/** Query client of a browser tab or a prerendered page. Queries are retried, mutations are not. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      logFailure(error, query.meta?.failure);
      setTimeout(() => {
        const { status, data } = query.state;
        const isUnused = query.getObserversCount() === 0 && data === undefined;
        if (isUnused && status === 'error') queryCache.remove(query);
      }, failureMs);
    },
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: mayPass,
        retryDelay: 400,
      },
      // Variables such as passwords are discarded with the form.
      mutations: { retry: false, networkMode: 'always', gcTime: 1000 },
    },
  });
}

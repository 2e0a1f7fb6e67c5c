import { QueryCache, QueryClient } from '@tanstack/react-query';
import { type TextId, textOf } from '#errors/catalogue.ts';
import { ApiError, isNotFound, reasonOf } from './ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure` is logged when the query fails. `isItem`: a 404 says that there is no such item. */
    queryMeta: { failure: TextId; isItem?: true };
  }
}

export const retryDelayMs = 400;

/** Whether a read that failed is repeated: once, after a lost connection or a failure of the server. */
export function mayPass(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'status' && (error.status ?? 0) >= 500);
}

const logFailure = (error: unknown, failure: TextId | undefined) =>
  console.warn(`${failure ? textOf(failure).replace(/: $/, '') : 'Error'}: ${reasonOf(error)}`);

/** Query client of a browser tab or a prerendered page. Queries are retried, mutations are not. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      logFailure(error, query.meta?.failure);
      // A failed refresh keeps the data, but not of an item that is gone.
      if (query.meta?.isItem && isNotFound(error)) query.setState({ data: undefined });
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
        retryDelay: retryDelayMs,
      },
      // Variables such as passwords are discarded with the form.
      mutations: { retry: false, networkMode: 'always', gcTime: 1000 },
    },
  });
}

import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { JsonLdContext } from '#shared/metadata/useJsonLd.ts';

type QueryBoundaryProps = {
  /** Shown while a query inside waits for its first answer. */
  loading: ReactNode;
  /** Shown when a query or a component inside fails; `retry` starts them anew. */
  error: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Border of a part that loads, fails and recovers alone, without taking its neighbours down (section 4). */
export function QueryBoundary({ loading, error, children }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={(failure) => error(failure.error, failure.resetErrorBoundary)}
        >
          <Suspense
            // Prerendering renders this view too, even where nothing is waited for; it has nothing to tell machines.
            fallback={<JsonLdContext value={null}>{loading}</JsonLdContext>}
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageFactsContext } from '#shared/metadata/pageFacts.ts';

type QueryBoundaryProps = {
  loading: ReactNode;
  /** Shown when a query or component inside fails; `retry` restarts it. */
  error: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Suspense and error boundary of a section, so that it loads, fails and recovers independently. */
export function QueryBoundary({ loading, error, children }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={(failure) => error(failure.error, failure.resetErrorBoundary)}
        >
          <Suspense
            // Prerendering also renders the fallback; it must not add structured data.
            fallback={<PageFactsContext value={null}>{loading}</PageFactsContext>}
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

type OptionalBoundaryProps = { children: ReactNode; onError?: () => void };

function RetryOnline({ resetErrorBoundary }: FallbackProps) {
  useEffect(() => {
    window.addEventListener('online', resetErrorBoundary);
    return () => window.removeEventListener('online', resetErrorBoundary);
  }, [resetErrorBoundary]);
  return null;
}

/**
 * Error boundary for parts that a page can do without. It renders nothing on failure, and tries again when the
 * connection is back.
 */
export function OptionalBoundary({ children, onError }: OptionalBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={RetryOnline} onError={() => onError?.()}>
      {children}
    </ErrorBoundary>
  );
}

import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type OptionalBoundaryProps = { children: ReactNode; onError?: () => void };

/** Error boundary that renders nothing on failure, for parts that a page can do without. */
export function OptionalBoundary({ children, onError }: OptionalBoundaryProps) {
  return (
    <ErrorBoundary fallback={null} onError={() => onError?.()}>
      {children}
    </ErrorBoundary>
  );
}

import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Error boundary that renders nothing on failure, for parts that a page can do without. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}

import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** A part that the page can do without: when it fails it is left out, and nothing around it goes. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}

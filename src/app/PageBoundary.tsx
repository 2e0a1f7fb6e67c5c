import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { Button } from '#shared/ui/Button.tsx';
import { ErrorState } from '#shared/ui/States.tsx';

/** Error boundary of a page: header and footer keep working, and navigation resets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={() => (
        <ErrorState
          level="h1"
          title="This page could not be shown"
          text="Something on it failed. The rest of the site works as before."
          actions={<Button onClick={() => location.reload()}>Reload the page</Button>}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

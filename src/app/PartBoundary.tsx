import { type ReactNode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/NoticeBar.tsx';
import styles from './Layout.module.css';

const id = 'failed-parts';

/** Where the page says that a part of it has failed. */
export const FailedParts = () => <div id={id} className={styles.failed} />;

function FailedPart({ resetErrorBoundary }: FallbackProps) {
  const place = document.getElementById(id);
  const notice = (
    <NoticeBar text="A part of this page could not be loaded. The rest works as before.">
      <Button variant="light" onClick={resetErrorBoundary}>
        Try again
      </Button>
    </NoticeBar>
  );
  return place && createPortal(notice, place);
}

/**
 * Boundary of a part that loads its code when it is needed. A failure leaves the rest of the page as it is, and says so.
 * Nothing tries again by itself, because that may load the page anew, with what was typed.
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={FailedPart}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '#shared/ui/Button.tsx';
import { FocusAfterRetry, NoticeBar } from '#shared/ui/States.tsx';
import styles from './Layout.module.css';

const id = 'failed-parts';

/** Container of the bars that report failed parts. */
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
 * Error boundary of a part that loads its code on use. A failure leaves the rest of the page unchanged and shows a bar.
 * There is no automatic retry, because it could reload the page and lose input.
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  const [retried, setRetried] = useState(false);
  return (
    <ErrorBoundary FallbackComponent={FailedPart} onReset={() => setRetried(true)}>
      <Suspense fallback={null}>
        {retried && <FocusAfterRetry />}
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

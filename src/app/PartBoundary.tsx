import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/NoticeBar.tsx';

/** What tries each failed part again. */
let failed: readonly (() => void)[] = [];
const changes = new EventTarget();

function setFailed(next: typeof failed): void {
  failed = next;
  changes.dispatchEvent(new Event('change'));
}

function listen(hear: () => void): () => void {
  changes.addEventListener('change', hear);
  return () => changes.removeEventListener('change', hear);
}

function FailedPart({ resetErrorBoundary: retry }: FallbackProps) {
  useEffect(() => {
    setFailed([...failed, retry]);
    return () => setFailed(failed.filter((each) => each !== retry));
  }, [retry]);
  return null;
}

/**
 * Boundary of a part that loads its code when it is needed. A failure leaves the rest of the page as it is:
 * `FailedPartsNotice` says so. Nothing tries again by itself, because that may load the page anew, with what was typed.
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={FailedPart}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const readFailed = () => failed;
const none: typeof failed = [];

/** Says that a part of the page has failed, and tries it again. */
export function FailedPartsNotice() {
  const retries = useSyncExternalStore(listen, readFailed, () => none);
  if (retries.length === 0) return null;
  return (
    <NoticeBar text="A part of this page could not be loaded. The rest works as before.">
      <Button
        variant="light"
        onClick={() => {
          for (const retry of retries) retry();
        }}
      >
        Try again
      </Button>
    </NoticeBar>
  );
}

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/NoticeBar.tsx';

/** What tries the failed parts of the page again. */
const failedAtom = atom<readonly (() => void)[]>([]);

function FailedPart({ resetErrorBoundary: retry }: FallbackProps) {
  const setFailed = useSetAtom(failedAtom);
  useEffect(() => {
    setFailed((failed) => [...failed, retry]);
    return () => setFailed((failed) => failed.filter((each) => each !== retry));
  }, [setFailed, retry]);
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

/** Says that a part of the page has failed, and tries it again. */
export function FailedPartsNotice() {
  const failed = useAtomValue(failedAtom);
  if (failed.length === 0) return null;
  return (
    <NoticeBar text="A part of this page could not be loaded. The rest works as before.">
      <Button
        variant="light"
        onClick={() => {
          for (const retry of failed) retry();
        }}
      >
        Try again
      </Button>
    </NoticeBar>
  );
}

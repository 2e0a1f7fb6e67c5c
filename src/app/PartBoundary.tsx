import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/States.tsx';
import styles from './Layout.module.css';

const id = 'failed-parts';

/** Container of the bars that report failed parts. */
export const FailedParts = () => <div id={id} className={styles.failed} />;

function showFailure(_: unknown, retry: () => void) {
  const place = document.getElementById(id);
  const notice = (
    <NoticeBar text="A part of this page could not be loaded. The rest works as before.">
      <Button variant="light" onClick={retry}>
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
export const PartBoundary = ({ children }: { children: ReactNode }) => (
  <QueryBoundary loading={null} error={showFailure}>
    {children}
  </QueryBoundary>
);

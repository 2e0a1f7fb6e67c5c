import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useLeaveWarning } from '#shared/ui/useLeaveWarning.ts';
import styles from './AccountForm.module.css';

type GuardedDialogProps = {
  label: string;
  dirty: boolean;
  /** True while the input is being sent. The dialog then stays open: nobody can say whether it will be saved. */
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog that asks for confirmation before closing it, or leaving the page, loses unsaved input. */
export function GuardedDialog({ label, dirty, busy, onClose, children }: GuardedDialogProps) {
  const [asked, setAsked] = useState(false);
  useLeaveWarning(dirty);
  const mayClose = () => {
    setAsked(busy || dirty);
    return !busy && !dirty;
  };
  const stay = () => setAsked(false);
  useEffect(() => {
    if (!busy) setAsked(false);
  }, [busy]);
  return (
    <Dialog label={label} onClose={onClose} mayClose={mayClose}>
      {children}
      {asked && busy && (
        <Dialog label="Please wait" onClose={stay}>
          <div className={`stack snug ${styles.question}`}>
            <h2 className={`h4 ${styles.title}`}>Please wait</h2>
            <p>What you typed is being sent.</p>
            <div className="wrapping-row">
              <Button onClick={stay}>Keep waiting</Button>
            </div>
          </div>
        </Dialog>
      )}
      {asked && !busy && (
        <Dialog label="Discard what you typed?" onClose={stay}>
          <div className={`stack snug ${styles.question}`}>
            <h2 className={`h4 ${styles.title}`}>Discard what you typed?</h2>
            <p>It has not been saved.</p>
            <div className="wrapping-row">
              <Button data-focus onClick={stay}>
                Keep editing
              </Button>
              <Button variant="outlined" onClick={onClose}>
                Discard
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </Dialog>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useLeaveWarning } from '#shared/ui/useLeaveWarning.ts';
import styles from './AccountForm.module.css';

type GuardedDialogProps = {
  label: string;
  dirty: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog that asks for confirmation before closing it, or leaving the page, loses unsaved input. */
export function GuardedDialog({ label, dirty, onClose, children }: GuardedDialogProps) {
  const [asking, setAsking] = useState(false);
  useLeaveWarning(dirty);
  const mayClose = () => {
    setAsking(dirty);
    return !dirty;
  };
  return (
    <Dialog label={label} onClose={onClose} mayClose={mayClose}>
      {children}
      {asking && (
        <Dialog label="Discard what you typed?" onClose={() => setAsking(false)}>
          <div className={`stack snug ${styles.question}`}>
            <h2 className={`h4 ${styles.title}`}>Discard what you typed?</h2>
            <p>It has not been saved.</p>
            <div className="wrapping-row">
              <Button onClick={() => setAsking(false)}>Keep editing</Button>
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

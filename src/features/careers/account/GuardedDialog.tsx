import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useHeldHistory } from '#shared/navigation/useHeldHistory.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useLeaveWarning } from '#shared/ui/formHooks.ts';

type GuardedDialogProps = {
  label: string;
  dirty: boolean;
  /** True while the input is being sent. The dialog then stays open, because the result is unknown. */
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
  const client = useQueryClient();
  // `busy` is rendered too late when the answer closes the dialog.
  useHeldHistory(
    () => busy && client.isMutating() > 0,
    () => setAsked(true),
  );
  const stay = () => setAsked(false);
  useEffect(() => {
    if (!busy) setAsked(false);
  }, [busy]);
  const title = busy ? 'Please wait' : 'Discard what you typed?';
  return (
    <Dialog label={label} onClose={onClose} mayClose={mayClose}>
      {children}
      {asked && (
        <Dialog label={title} onClose={stay}>
          <div className="stack gap-s dialog-body">
            <h2 className="h4">{title}</h2>
            <p>{busy ? 'What you typed is being sent.' : 'It has not been saved.'}</p>
            <div className="wrapping-row">
              <Button data-focus={busy ? undefined : true} onClick={stay}>
                {busy ? 'Keep waiting' : 'Keep editing'}
              </Button>
              {!busy && (
                <Button variant="outlined" onClick={onClose}>
                  Discard
                </Button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </Dialog>
  );
}

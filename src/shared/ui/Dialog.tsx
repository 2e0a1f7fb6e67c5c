import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { moveToasts } from './toasts.ts';

/** Centred card, panel at the right edge, or full screen. */
export type DialogShape = 'card' | 'panel' | 'screen';

type DialogProps = {
  label: string;
  shape?: DialogShape;
  /** Called on Esc, a click on the backdrop and the close button, unless `mayClose` returns false. */
  onClose: () => void;
  mayClose?: () => boolean;
  children: ReactNode;
};

/** Modal native dialog, open while mounted. Focus returns when it closes. */
export function Dialog({ label, shape = 'card', onClose, mayClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    moveToasts();
    // Prefer the first form field to the close button.
    dialog?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
    return () => {
      dialog?.close();
      moveToasts();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // The element that opened it may be gone, for example the Login button after sign-in.
      else document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  const close = () => {
    if (mayClose?.() !== false) onClose();
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={`${styles.dialog} ${styles[shape]}`}
      onMouseDown={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}

import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
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
  /** Selector of what is not backdrop in a full screen; without it all of the dialog. */
  parts?: string;
  children: ReactNode;
};

/** Ignores a file that is dropped beside its field, because browsers would open it in place of the page. */
function ignoreDrop(event: DragEvent): void {
  const { target } = event;
  const takesFile = target instanceof Element && target.matches('[type="file"]:enabled');
  if (!takesFile) event.preventDefault();
}

/** Modal native dialog, open while mounted. Restores the focus when it closes. */
export function Dialog({
  label,
  shape = 'card',
  onClose,
  mayClose,
  parts = '*',
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Whether the last press of the primary button began on the backdrop. */
  const pressed = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    // Prefers the first form field, or a marked element, to the close button.
    const first = dialog?.querySelector('form :is(input, select, textarea), [data-focus]');
    // Moving the focus after opening would compute the page's styles twice.
    first?.setAttribute('autofocus', '');
    dialog?.showModal();
    moveToasts();
    return () => {
      dialog?.close();
      moveToasts();
      if (opener instanceof HTMLElement) opener.focus();
      // The element that opened it may be gone, for example the Login button after sign-in, or hidden in a wider window.
      // Of two dialogs that close together, the outer one has restored the focus.
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  const close = () => {
    if (mayClose?.() !== false) onClose();
  };
  const isOnBackdrop = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
    if (!ref.current || !(target instanceof Element)) return false;
    if (target !== ref.current) return ref.current.contains(target) && !target.closest(parts);
    // The dialog is the target of its scroll bar too.
    const { left, right, top, bottom } = ref.current.getBoundingClientRect();
    return x < left || x >= right || y < top || y >= bottom;
  };
  const press = (event: MouseEvent) => {
    pressed.current = event.button === 0 && isOnBackdrop(event);
    // Keeps the focus.
    if (isOnBackdrop(event)) event.preventDefault();
  };
  // Browsers force-close a dialog on a second Esc, so the first is cancelled.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  // Other requests to close, such as a phone's back gesture. File fields inside also fire `cancel`.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current || !event.cancelable) return;
    event.preventDefault();
    close();
  };

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={`${styles.dialog} ${styles[shape]}`}
      onMouseDown={press}
      onClick={(event) => pressed.current && isOnBackdrop(event) && close()}
      onKeyDown={closeOnEscape}
      onDragOver={ignoreDrop}
      onDrop={ignoreDrop}
      onCancel={cancel}
      // A request that cannot be refused, or the end of an earlier opening.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={styles.content}>
        <button type="button" className="round" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}

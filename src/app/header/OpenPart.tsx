import { type FocusEvent, useEffect, useRef } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './HeaderSearch.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { SidePanel } from './SidePanel.tsx';

/** Search bar under the header. Its form does nothing. It closes on Esc and when the focus moves into the page. */
function HeaderSearch({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) onClose();
  };
  return (
    <search
      className={styles.bar}
      onBlur={closeOnLeave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <form className={`container ${styles.form}`} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="search"
          aria-label="Search"
          placeholder="Search"
          autoComplete="off"
        />
        <button type="button" className="round" aria-label="Close search" onClick={onClose}>
          <Icon name="close" />
        </button>
      </form>
    </search>
  );
}

const parts = { search: HeaderSearch, panel: SidePanel, menu: MobileMenu };

export function OpenPart({ part, onClose }: { part: keyof typeof parts; onClose: () => void }) {
  const Part = parts[part];
  return <Part onClose={onClose} />;
}

import type { ReactNode } from 'react';
import styles from './NoticeBar.module.css';

type NoticeBarProps = { text: string; children: ReactNode };

/** Unfinished business of the visitor with the control that finishes it, at the foot of the window until it is done. */
export function NoticeBar({ text, children }: NoticeBarProps) {
  return (
    <div role="alert" className={`on-ink ${styles.bar}`}>
      <div className={`container stack ${styles.content}`}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

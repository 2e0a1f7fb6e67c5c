import type { ReactNode } from 'react';
import styles from './NoticeBar.module.css';

type NoticeBarProps = { text: string; children: ReactNode };

/** Bar at the foot of the window that reports something unfinished, with a control to finish it. */
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

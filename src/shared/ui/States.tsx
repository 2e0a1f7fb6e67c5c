import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { TwinLines } from './Lines.tsx';
import styles from './States.module.css';

type LoadingStateProps = { text?: string | undefined; children?: ReactNode };

/** Spinner and text, above the skeleton in `children` if there is one. */
export function LoadingState({ text, children }: LoadingStateProps) {
  return (
    <div className="stack" role="status">
      <div className={styles.notice}>
        <span className={styles.spinner} aria-hidden="true" />
        <p className={text ? undefined : 'visually-hidden'}>{text ?? 'Loading'}</p>
      </div>
      {children && (
        <div className={styles.faded} aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  );
}

type SkeletonProps = { count: number; height: string; className?: string };

/** Skeleton of a list: `count` boxes of `height` (a CSS length) in the layout of the list's `className`. */
export function SkeletonGrid({ count, height, className = 'stack' }: SkeletonProps) {
  return (
    <ul className={`${styles.skeletons} ${className}`}>
      {[...Array(count).keys()].map((key) => (
        <li key={key} className={styles.skeleton} style={{ height }} />
      ))}
    </ul>
  );
}

/**
 * Stands before what has appeared after a retry, whose button has taken the focus along: moves the focus to its heading,
 * or to all of it, unless the visitor has moved it.
 */
export function FocusAfterRetry() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const shown = mark.current?.nextElementSibling;
    if (!(shown instanceof HTMLElement)) return;
    for (const target of [...shown.querySelectorAll<HTMLElement>('h1, h2, h3, h4'), shown]) {
      if (document.activeElement !== document.body) return;
      target.tabIndex = -1;
      target.focus();
    }
  }, []);
  return <span ref={mark} hidden />;
}

type MessageProps = {
  title: string;
  text?: string;
  actions?: ReactNode;
  level?: 'p' | 'h1' | 'h2' | undefined;
  /** Adds a button that tries again. */
  retry?: (() => void) | undefined;
};

export const ErrorState = (props: MessageProps) => <Message role="alert" {...props} />;

export const EmptyState = (props: MessageProps) => <Message role="status" {...props} />;

function Message(props: MessageProps & { role: 'alert' | 'status' }) {
  const { role, title, text, actions, level: Title = 'p', retry } = props;
  return (
    <div className={styles.message} role={role}>
      <TwinLines className={styles.mark} />
      <Title className="display">{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {(retry || actions) && (
        <div className={`wrapping-row ${styles.actions}`}>
          {retry && <Button onClick={retry}>Try Again</Button>}
          {actions}
        </div>
      )}
    </div>
  );
}

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

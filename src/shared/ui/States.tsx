import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './States.module.css';
import { TwinLines } from './TwinLines.tsx';

type LoadingProps = { text?: string; children?: ReactNode };

/** Loading view: spinner, text and a skeleton as children. */
export function LoadingState({ text, children }: LoadingProps) {
  return (
    <div className={styles.loading} role="status">
      {children && (
        <div className={styles.skeleton} aria-hidden="true">
          {children}
        </div>
      )}
      <div className={styles.notice}>
        <Spinner />
        <p className={text ? undefined : 'visually-hidden'}>{text ?? 'Loading'}</p>
      </div>
    </div>
  );
}

type MessageProps = {
  title: string;
  text?: string;
  actions?: ReactNode;
  level?: 'p' | 'h1' | 'h2';
};

/** Error view; `actions` are buttons or links. */
export function ErrorState(props: MessageProps) {
  return (
    <div className={`${styles.message} ${styles.error}`} role="alert">
      <Message {...props} />
    </div>
  );
}

export function EmptyState(props: MessageProps) {
  return (
    <div className={styles.message} role="status">
      <Message {...props} />
    </div>
  );
}

function Message({ title, text, actions, level: Title = 'p' }: MessageProps) {
  return (
    <>
      <TwinLines className={styles.mark} />
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}

import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './States.module.css';
import { TwinLines } from './TwinLines.tsx';

type LoadingProps = { text?: string; children?: ReactNode };

/** Loading view of a section: spinner, text and, in `children`, the outline of what is to come. */
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

/** Error view of a section or page: what went wrong and, in `actions`, what to do next. */
export function ErrorState(props: MessageProps) {
  return (
    <div className={`${styles.message} ${styles.error}`} role="alert">
      <Message {...props} />
    </div>
  );
}

/** Empty view of a section or page. */
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

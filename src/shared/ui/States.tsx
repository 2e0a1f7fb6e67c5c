import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './States.module.css';
import { TwinLines } from './TwinLines.tsx';

/** Spinner and text, above the skeleton in `children` if there is one. */
export function LoadingState({
  text,
  children,
}: {
  text?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="stack" role="status">
      <div className={styles.notice}>
        <span className={styles.spinner} aria-hidden="true" />
        <p className={text ? undefined : 'visually-hidden'}>{text ?? 'Loading'}</p>
      </div>
      {children && (
        <div className={styles.skeleton} aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  );
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

import type { ReactNode } from 'react';
import styles from './TextField.module.css';

type FieldFrameProps = {
  id: string;
  label: string;
  required?: boolean | undefined;
  wide?: boolean;
  hint?: string | undefined;
  hintId?: string;
  problem: string;
  problemId: string;
  /** For a problem that shows up by itself, without the focus going to its field. */
  announced?: boolean;
  children: ReactNode;
};

/** Label above, message below a form control. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, wide, hint, hintId, problem, problemId, announced, children } =
    props;
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className={styles.problem} role={announced ? 'alert' : undefined}>
          {problem}
        </p>
      )}
    </div>
  );
}

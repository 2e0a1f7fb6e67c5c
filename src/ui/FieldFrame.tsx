import type { ReactNode } from 'react';
import styles from './TextField.module.css';

type FieldFrameProps = {
  id: string;
  label: string;
  required?: boolean | undefined;
  wide?: boolean;
  hint?: string | undefined;
  problem: string;
  problemId: string;
  children: ReactNode;
};

/** Label above, message below a form control. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, wide, hint, problem, problemId, children } = props;
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

import styles from './Spinner.module.css';

/** The loading spinner (section 2): a centred circle of 40 by 40 px with a light-purple top, one turn a second. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

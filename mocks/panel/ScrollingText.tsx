import styles from './Operations.module.css';

/** Text that scrolls separately, also by keyboard. */
export function ScrollingText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <pre className={styles.body} tabIndex={0}>
      {text}
    </pre>
  );
}

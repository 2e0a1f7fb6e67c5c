import styles from './SectionLines.module.css';

/** Divider of two sections: two lines come from both sides, meet, and continue side by side. Scrolling draws them. */
export function SectionLines() {
  return (
    <svg
      className={`running-lines screen-only ${styles.lines}`}
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d="M0 30H556C584 30 594 44 594 70V120" pathLength="1" />
      <path d="M1200 30H644C616 30 606 44 606 70V120" pathLength="1" />
    </svg>
  );
}

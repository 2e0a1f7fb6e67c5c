/**
 * Divider of two sections: two lines come from both sides, meet, and continue side by side; `apart` they end before they
 * meet. Scrolling draws them.
 */
export function SectionLines({ apart = false }) {
  const paths = apart
    ? ['M0 30H456C484 30 494 44 494 70V120', 'M1200 30H744C716 30 706 44 706 70V120']
    : ['M0 30H556C584 30 594 44 594 70V120', 'M1200 30H644C616 30 606 44 606 70V120'];
  return (
    <svg
      className="running-lines screen-only"
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  );
}

/** Decorative motif in the text colour: two lines that meet. */
export function TwinLines({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 5H44C62 5 64 12 82 12H118" />
      <path d="M2 19H44C62 19 64 12 82 12H118" opacity="0.55" />
    </svg>
  );
}

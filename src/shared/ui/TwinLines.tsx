type TwinLinesProps = { className?: string };

/** The motif of the house: two lines run side by side and meet. Decorative; takes the colour of its text. */
export function TwinLines({ className }: TwinLinesProps) {
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

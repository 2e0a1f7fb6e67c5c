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

import styles from './Facts.module.css';

type FactsProps = {
  /** Values by term. */
  of: Record<string, string | number | null>;
  className?: string | undefined;
};

/** Row of facts below the title of a work; missing ones are left out. */
export function Facts({ of, className = '' }: FactsProps) {
  const known = Object.entries(of).filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={`wrapping-row wrap ${styles.facts} ${className}`}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt className="small soft">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

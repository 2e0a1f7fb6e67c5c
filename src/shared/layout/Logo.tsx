import { Link } from '#shared/navigation/Link.tsx';
import { site } from '#site.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={`${site.name}, home`}>
      <svg
        className={styles.mark}
        viewBox="0 0 40 28"
        fill="none"
        strokeWidth="4.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M3 6h7c9 0 9 8 18 8h9" />
        <path d="M3 22h7c9 0 9-8 18-8h9" />
      </svg>
      <span>{site.name}</span>
    </Link>
  );
}

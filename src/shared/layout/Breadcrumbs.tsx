import { useLocation } from 'react-router-dom';
import { canonicalPath } from '#shared/lib/pathname.ts';
import { breadcrumbList } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/pageFacts.ts';
import { Link } from '#shared/navigation/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** A breadcrumb; the last one has no link. */
export type Crumb = { label: string; to?: string };

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { pathname } = useLocation();
  useJsonLd(import.meta.env.SSR ? () => breadcrumbList(crumbs, canonicalPath(pathname)) : null);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`wrapping-row small ${styles.list}`}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={styles.crumb}>
            {to ? (
              <Link viewTransition to={to}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from '#shared/lib/pathname.ts';
import { breadcrumbList } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/pageFacts.ts';
import { animateTraversals } from '#shared/navigation/historyTransitions.ts';
import { Link } from '#shared/navigation/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** A breadcrumb; the last one has no link. */
export type Crumb = { label: string; to?: string };

type BreadcrumbsProps = {
  crumbs: Crumb[];
  /** Makes the last breadcrumb the page's heading, with this class, so that the page says its title once. */
  titleClass?: string | undefined;
};

export function Breadcrumbs({ crumbs, titleClass }: BreadcrumbsProps) {
  const { pathname } = useLocation();
  useEffect(animateTraversals, []);
  useJsonLd(import.meta.env.SSR ? () => breadcrumbList(crumbs, canonicalPath(pathname)) : null);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`wrapping-row ${styles.list}`}>
        {crumbs.map(({ label, to }) => (
          <li key={to ?? ''} className={styles.crumb}>
            {to ? (
              <Link viewTransition to={to}>
                {label}
              </Link>
            ) : (
              <Current label={label} titleClass={titleClass} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Current({ label, titleClass }: { label: string; titleClass: string | undefined }) {
  if (titleClass === undefined) return <span aria-current="page">{label}</span>;
  return (
    <h1 className={titleClass} aria-current="page">
      {label}
    </h1>
  );
}

import { useLocation } from 'react-router-dom';
import { canonicalPath } from '#shared/lib/pathname.ts';
import { breadcrumbList } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/pageFacts.ts';
import { Link } from '#shared/navigation/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** A breadcrumb; the last one has no link. */
export type Crumb = { label: string; to?: string };

type BreadcrumbsProps = {
  /** The page above this one, if that is not the home page. */
  parent?: Crumb | undefined;
  title: string;
  /** Class of the page's heading, which replaces the last breadcrumb visually, so that the title shows once. */
  titleClass?: string | undefined;
};

export function Breadcrumbs({ parent, title, titleClass }: BreadcrumbsProps) {
  const { pathname } = useLocation();
  const crumbs: Crumb[] = [
    { label: 'Home', to: '/' },
    ...(parent ? [parent] : []),
    { label: title },
  ];
  useJsonLd(import.meta.env.SSR ? () => breadcrumbList(crumbs, canonicalPath(pathname)) : null);
  return (
    <>
      <nav aria-label="Breadcrumb">
        <ol className={`wrapping-row small quiet-links ${styles.list}`}>
          {crumbs.map(({ label, to }) => (
            <li key={to ?? ''} className={`one-line wrap ${styles.crumb}`}>
              {to ? (
                <Link viewTransition to={to}>
                  {label}
                </Link>
              ) : (
                <span className={titleClass && 'visually-hidden'} aria-current="page">
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {titleClass && <h1 className={titleClass}>{title}</h1>}
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from '#shared/lib/pathname.ts';
import { breadcrumbList, useJsonLd } from '#shared/metadata/jsonLd.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { Opening } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { OpeningLines } from './OpeningLines.tsx';
import styles from './PageBanner.module.css';

/** A breadcrumb; the last one has no link. */
export type Crumb = { label: string; to?: string };

type PageBannerProps = ComponentProps<typeof PageMeta> & {
  /** Heading; default: the name, or the heading of the page. */
  title?: string;
  intro?: string | null | undefined;
  /** Picture of the page's subject, beside the title or below it. */
  picture?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** Areas whose pages are there to do or to read something at once. */
const compact = new Set<Opening>(['about', 'privacy', 'people', 'data', 'plans', 'checkout']);

/** Metadata and banner of an inner page: breadcrumbs, title, and the opening of its area. */
export function PageBanner(props: PageBannerProps) {
  const { picture, children, intro = props.page.intro, title, ...meta } = props;
  const { heading, parent, opening = 'checkout' } = meta.page;
  const shownTitle = title ?? (meta.name || heading);
  const look = compact.has(opening) ? styles.compact : (styles[opening] ?? '');
  return (
    <header className={`${styles.banner} ${look} on-ink blue-ground`}>
      <PageMeta {...meta} />
      {!picture && <OpeningLines of={opening} />}
      <div className={`container stack ${styles.layout}`}>
        <div>
          <Breadcrumbs parent={parent} title={shownTitle} />
          <h1 className={styles.title}>{shownTitle}</h1>
          {intro && <p className="lead-text soft measure">{intro}</p>}
          {children}
        </div>
        {picture && <div className={styles.subject}>{picture}</div>}
      </div>
    </header>
  );
}

/** `parent`: the page above this one, if that is not the home page. The last breadcrumb shows as the page's heading. */
function Breadcrumbs({ parent, title }: { parent: Crumb | undefined; title: string }) {
  const { pathname } = useLocation();
  const crumbs: Crumb[] = [
    { label: 'Home', to: '/' },
    ...(parent ? [parent] : []),
    { label: title },
  ];
  useJsonLd(import.meta.env.SSR ? () => breadcrumbList(crumbs, canonicalPath(pathname)) : null);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`wrapping-row small quiet-links ${styles.breadcrumbs}`}>
        {crumbs.map(({ label, to }) => (
          <li key={to ?? ''} className={`one-line wrap ${styles.crumb}`}>
            {to ? (
              <Link viewTransition to={to}>
                {label}
              </Link>
            ) : (
              <span className="visually-hidden" aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Row of facts below the title, values by term; missing ones are left out. */
export function FactRow({ of }: { of: Record<string, string | number | null> }) {
  const known = Object.entries(of).filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={`wrapping-row wrap ${styles.facts}`}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt className="small soft">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { Opening, PageText } from '#shared/metadata/pageText.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { OpeningLines } from './OpeningLines.tsx';
import styles from './PageBanner.module.css';

type PageBannerProps = {
  opening?: Opening | undefined;
  /** The last one is the title of the page. */
  crumbs: Crumb[];
  intro?: string | null;
  /** Picture of what the page is about, beside the title or below it. */
  picture?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** Opening of an inner page: breadcrumbs, of which the last is the title, and what its area is known by. */
export function PageBanner({
  opening = 'checkout',
  crumbs,
  intro,
  picture,
  children,
}: PageBannerProps) {
  return (
    <header className={`${styles.banner} ${styles[opening] ?? ''} on-ink blue-ground`}>
      {!picture && <OpeningLines of={opening} />}
      <div className={`container stack ${styles.layout}`}>
        <div>
          <Breadcrumbs crumbs={crumbs} titleClass={styles.title} />
          {intro && <p className={`lead-text ${styles.intro}`}>{intro}</p>}
          {children}
        </div>
        {picture}
      </div>
    </header>
  );
}

/** Metadata and banner of a page directly below the home page. */
export function PageHead({ page }: { page: PageText }) {
  const { heading, intro, opening } = page;
  return (
    <>
      <PageMeta page={page} />
      <PageBanner
        opening={opening}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
    </>
  );
}

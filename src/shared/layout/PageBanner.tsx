import type { ReactNode } from 'react';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { OpeningLines } from './OpeningLines.tsx';
import styles from './PageBanner.module.css';

type PageBannerProps = {
  page: PageText;
  /** Name of the item that the page shows. */
  name?: string;
  intro?: string | null | undefined;
  /** Picture of what the page is about, beside the title or below it. */
  picture?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** Opening of an inner page: breadcrumbs, title, and what its area is known by. */
export function PageBanner({ page, name, intro = page.intro, picture, children }: PageBannerProps) {
  const { heading, parent, opening = 'checkout' } = page;
  return (
    <header className={`${styles.banner} ${styles[opening] ?? ''} on-ink`}>
      {!picture && <OpeningLines of={opening} />}
      <div className={`container ${styles.layout}`}>
        <div>
          <Breadcrumbs parent={parent} title={name || heading} titleClass={styles.title} />
          {intro && <p className={`lead-text ${styles.intro}`}>{intro}</p>}
          {children}
        </div>
        {picture}
      </div>
    </header>
  );
}

/** Metadata and banner of a page without an item. */
export function PageHead({ page }: { page: PageText }) {
  return (
    <>
      <PageMeta page={page} />
      <PageBanner page={page} />
    </>
  );
}

import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { TwinLines } from '#shared/ui/TwinLines.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import styles from './PageBanner.module.css';

type PageBannerProps = { title: string; intro?: string | null; crumbs: Crumb[] };

export function PageBanner({ title, intro, crumbs }: PageBannerProps) {
  return (
    <header className={`${styles.banner} on-ink`}>
      <TwinLines className={styles.lines} />
      <div className="container">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={`lead-text ${styles.intro}`}>{intro}</p>}
      </div>
    </header>
  );
}

/** Metadata and banner of a page directly below the home page. */
export function PageHead({ page }: { page: PageText }) {
  const { heading, intro } = page;
  return (
    <>
      <PageMeta page={page} />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
    </>
  );
}

import { imageSources } from '#shared/lib/imageSources.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './Careers.module.css';
import { JobFilterForm } from './JobFilterForm.tsx';
import { JobResults } from './JobResults.tsx';
import { careersPage } from './pageTexts.ts';
import { useJobFilters } from './useJobFilters.ts';

const { heading, intro } = careersPage;
const heroImage = imageSources(
  import.meta.glob<string>('../../assets/careers/hero-*.{avif,webp}', {
    eager: true,
    import: 'default',
  }),
  'hero',
);

export function Careers() {
  const { filters, setFilter } = useJobFilters();
  return (
    <>
      <PageMeta page={careersPage} />
      <header className={`${styles.hero} on-ink`}>
        <SiteImage
          className="fill screen-only"
          sources={heroImage}
          sizes="max(100vw, 36rem)"
          alt=""
          width={1600}
          height={900}
          priority
        />
        <div className={`container ${styles.heroText}`}>
          <h1>{heading}</h1>
          <p className={`lead-text ${styles.intro}`}>{intro}</p>
        </div>
      </header>
      <div className={`container stack ${styles.content}`}>
        <JobFilterForm filters={filters} onChange={setFilter} />
        <section aria-labelledby="jobs-heading">
          <h2 id="jobs-heading" className="h3 section-heading snug">
            Open Positions
          </h2>
          <JobResults filters={filters} />
        </section>
      </div>
    </>
  );
}

import { pages } from '#content/pages.ts';
import { PageMeta } from '#page/PageMeta.tsx';
import hero from '../../assets/careers/hero.webp';
import styles from './Careers.module.css';
import { JobFilterForm } from './JobFilterForm.tsx';
import { JobResults } from './JobResults.tsx';
import { useJobFilters } from './useJobFilters.ts';

const { heading, intro } = pages.careers;

/** Careers page (section 2): hero, filters and the open positions. */
export function Careers() {
  const { filters, setFilter } = useJobFilters();
  return (
    <>
      <PageMeta page="careers" />
      <header className={`${styles.hero} on-ink`}>
        <img
          className={styles.picture}
          src={hero}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
        />
        <div className={`container ${styles.heroText}`}>
          <h1>{heading}</h1>
          <p className={`lead ${styles.intro}`}>{intro}</p>
        </div>
      </header>
      <div className={`container ${styles.content}`}>
        <JobFilterForm filters={filters} onChange={setFilter} />
        <section aria-labelledby="positions-heading">
          <h2 id="positions-heading" className={styles.heading}>
            Open Positions
          </h2>
          <JobResults filters={filters} />
        </section>
      </div>
    </>
  );
}

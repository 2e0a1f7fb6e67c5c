import { imageSources } from '#shared/lib/imageSources.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import { site } from '#site.ts';
import styles from './Careers.module.css';
import { JobFilterForm, useJobFilters } from './JobFilterForm.tsx';
import { JobResults } from './JobResults.tsx';

const page: PageText = {
  title: pageTitle('Careers'),
  heading: 'Join Our Team',
  intro: 'Good work, kind colleagues and a second city to call your own.',
  description: `Open positions at ${site.name} in ${site.cities}. Filter by department and job type, create your profile and apply.`,
};
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
      <PageMeta page={page} />
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
          <h1>{page.heading}</h1>
          <p className={`lead-text ${styles.intro}`}>{page.intro}</p>
        </div>
      </header>
      <div className={`container stack ${styles.content}`}>
        <JobFilterForm filters={filters} onChange={setFilter} />
        <section aria-labelledby="jobs-heading">
          <h2 id="jobs-heading" className="h3 section-heading gap-s">
            Open Positions
          </h2>
          <JobResults filters={filters} />
        </section>
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobTeaser } from '#contract/generated/decoders/agency/jobs.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { imageSources, SiteImage } from '#shared/ui/SiteImage.tsx';
import { EmptyState, ErrorState, LoadingState, SkeletonGrid } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { ApplyButton } from './ApplyButton.tsx';
import styles from './Careers.module.css';
import { JobFilterForm, useJobFilters } from './JobFilterForm.tsx';
import { departmentOf, type JobFilters, jobsQuery, withFilters } from './jobs.ts';

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

const loadingText = 'Loading amazing opportunities...';

function JobResults({ filters }: { filters: JobFilters }) {
  const { data, error, isPlaceholderData } = useQuery(jobsQuery(filters));
  const [opened, setOpened] = useState<JobFilters | null>(filters);
  if (opened && opened !== filters) setOpened(null);
  const failed = textOf(isFailure(error, 'status', 'shape') ? 'jobsFailed' : 'jobsUnreachable');
  const failure = error && <ErrorState title={failed} retry={() => location.reload()} />;
  // The initial list stays visible if its refetch fails. After a filter change the failure shows.
  if (failure && !(data && opened)) return failure;
  if (!data) {
    return (
      <LoadingState text={loadingText}>
        <SkeletonGrid count={6} height="15rem" className={`auto-grid even ${styles.jobs}`} />
      </LoadingState>
    );
  }
  const { total, jobs } = data;
  const count = total > 0 && (total === 1 ? '1 position' : `${total} positions`);
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <p className={`soft ${styles.count}`} role="status">
        {isPlaceholderData ? loadingText : count}
      </p>
      {total === 0 ? (
        <EmptyState
          title={textOf('jobsEmpty')}
          text="Try adjusting your search criteria or check back later for new opportunities."
          actions={
            isFiltered && (
              <Link to="/careers" className={buttonClass('outlined')}>
                Clear filters
              </Link>
            )
          }
        />
      ) : (
        <IncrementalList
          items={jobs}
          name="positions"
          identify={(job) => job.slug}
          className={`auto-grid even ${styles.jobs}`}
          itemClassName={styles.cell}
          busy={isPlaceholderData}
        >
          {(job) => <JobCard job={job} filters={filters} />}
        </IncrementalList>
      )}
      {jobs.length < total && failure}
    </>
  );
}

/** A tab with an opener starts with a copy of the session storage, so the visitor stays signed in. */
const newTab = { target: '_blank', rel: 'opener' };

type JobCardProps = { job: JobTeaser; filters: JobFilters };

/** Job card. The card and its View button open the job in a new tab, which leads back to the list with its filters. */
function JobCard({ job, filters }: JobCardProps) {
  const { slug, location: place, salary_range: salary } = job;
  const title = job.title || 'Job Title Not Available';
  const department = departmentOf(job);
  const posted = formatCalendarDate(job.posted_date, 'short') ?? 'Date Not Available';
  const href = withFilters(`/job-details/${slug}`, new URLSearchParams(filters));
  const isClosed = job.is_active === false;
  return (
    <article className={`card-box relative wrap ${styles.card}`}>
      <h3 className="h4">
        <a href={href} {...newTab} className={`card-link ringed ${styles.cover}`}>
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      {department && <p className="accent">{department}</p>}
      <ul className={`wrapping-row soft ${styles.facts}`}>
        <li>{posted}</li>
        {place && <li>{place}</li>}
        {salary && <li className={styles.salary}>{salary}</li>}
      </ul>
      <div className={`wrapping-row spread ${styles.cardActions}`}>
        <a
          href={href}
          {...newTab}
          className="accent arrow-link"
          aria-label={`View: ${title} (opens in a new tab)`}
        >
          View
          <Icon name="arrowRight" size={20} />
        </a>
        {!isClosed && <ApplyButton slug={slug} title={title} context="card" />}
      </div>
      {isClosed && (
        <p className={styles.veil}>
          <span className="pill on-ink small">Position Closed</span>
        </p>
      )}
    </article>
  );
}

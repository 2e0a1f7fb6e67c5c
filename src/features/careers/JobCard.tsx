import type { JobTeaser } from '#contract/generated/decoders/agency/jobs.ts';
import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import styles from './JobCard.module.css';
import { departmentOf, isOpen, type JobFilters, withFilters } from './jobs.ts';

/** A tab with an opener starts with a copy of the session storage, so the visitor stays signed in. */
const newTab = { target: '_blank', rel: 'opener' };

type JobCardProps = { job: JobTeaser; filters: JobFilters };

/** Job card. The card and its View button open the job in a new tab, which leads back to the list with its filters. */
export function JobCard({ job, filters }: JobCardProps) {
  const title = job.title || 'Job Title Not Available';
  const department = departmentOf(job);
  const href = withFilters(`/job-details/${job.slug}`, new URLSearchParams(filters));
  return (
    <article
      className={`card-box hoverable relative wrap ${styles.card}`}
      data-closed={!isOpen(job)}
    >
      <h3 className="h4">
        <a href={href} {...newTab} className={`card-link ringed ${styles.cover}`}>
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      {department && <p className="accent">{department}</p>}
      <ul className={`wrapping-row soft ${styles.facts}`}>
        <li className="one-line">
          <Icon name="calendar" size={18} />
          {formatCalendarDate(job.posted_date, 'short') ?? 'Date Not Available'}
        </li>
        {job.location && (
          <li className="one-line">
            <Icon name="pin" size={18} />
            {job.location}
          </li>
        )}
        {job.salary_range && <li className={styles.salary}>{job.salary_range}</li>}
      </ul>
      <div className={`wrapping-row spread relative ${styles.actions}`}>
        <a
          href={href}
          {...newTab}
          className="accent arrow-link"
          aria-label={`View: ${title} (opens in a new tab)`}
        >
          View
          <Icon name="arrowRight" size={20} />
        </a>
        {isOpen(job) && <ApplyButton slug={job.slug} title={title} context="card" />}
      </div>
      {!isOpen(job) && (
        <p className={`one-line fill ${styles.closed}`}>
          <span className="pill">Position Closed</span>
        </p>
      )}
    </article>
  );
}

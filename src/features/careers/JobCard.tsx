import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import styles from './JobCard.module.css';
import type { JobTeaser } from './jobs.ts';

/** A tab with an opener starts with a copy of the session storage, so the visitor stays signed in. */
const newTab = { target: '_blank', rel: 'noopener opener' };

/** Job card. The card and its View button open the job in a new tab. */
export function JobCard({ job }: { job: JobTeaser }) {
  const title = job.title || 'Job Title Not Available';
  const href = `/job-details/${job.slug}`;
  return (
    <article className={`card-box wrap ${styles.card}`} data-closed={!job.isActive}>
      <h3 className="h4">
        <a href={href} {...newTab} className={`card-link ringed ${styles.cover}`}>
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      {job.department && <p className="accent">{job.department}</p>}
      <ul className={`wrapping-row soft ${styles.facts}`}>
        <li className="one-line">
          <Icon name="calendar" size={18} />
          {formatCalendarDate(job.postedDate, 'short') ?? 'Date Not Available'}
        </li>
        {job.location && (
          <li className="one-line">
            <Icon name="pin" size={18} />
            {job.location}
          </li>
        )}
        {job.salaryRange && <li className={styles.salary}>{job.salaryRange}</li>}
      </ul>
      <div className={`wrapping-row ${styles.actions}`}>
        <a
          href={href}
          {...newTab}
          className="accent arrow-link"
          aria-label={`View: ${title} (opens in a new tab)`}
        >
          View
          <Icon name="arrowRight" size={20} />
        </a>
        {job.isActive && <ApplyButton slug={job.slug} title={title} context="card" />}
      </div>
      {!job.isActive && (
        <p className={`one-line ${styles.closed}`}>
          <span>Position Closed</span>
        </p>
      )}
    </article>
  );
}

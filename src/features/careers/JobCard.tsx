import type { Job } from '#api/resources/jobs.ts';
import { formatCalendarDate } from '#lib/calendarDate.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './JobCard.module.css';

/** Card of a position (section 2). The card and its View button open the position in a new tab; a closed one is covered. */
export function JobCard({ job }: { job: Job }) {
  const title = job.title || 'Job Title Not Available';
  const link = { href: `/job-details/${job.slug}`, target: '_blank', rel: 'noopener' };
  return (
    <article className={styles.card} data-closed={!job.isActive}>
      <h3 className={styles.title}>
        <a {...link} className={styles.cover}>
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      {job.department && <p className={styles.department}>{job.department}</p>}
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Icon name="calendar" size={18} />
          {formatCalendarDate(job.postedDate, 'short') ?? 'Date Not Available'}
        </li>
        {job.location && (
          <li className={styles.fact}>
            <Icon name="pin" size={18} />
            {job.location}
          </li>
        )}
        {job.salaryRange && <li className={styles.salary}>{job.salaryRange}</li>}
      </ul>
      <div className={styles.actions}>
        <a {...link} className={buttonClass('outline')} aria-label={`View: ${title}`}>
          View
        </a>
      </div>
      {!job.isActive && (
        <p className={styles.closed}>
          <span>Position Closed</span>
        </p>
      )}
    </article>
  );
}

import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import type { IconName } from '#shared/ui/icons.ts';
import styles from './Pagination.module.css';

type PaginationProps = {
  page: number;
  count: number;
  /** Text such as '1 to 9 of 20'. */
  summary: string;
};

const urlOf = (page: number) => ({ search: page === 1 ? '' : `?page=${page}` });

/** Page links; rendered only when there is more than one page. */
export function Pagination({ page, count, summary }: PaginationProps) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className={`row ruled ${styles.pagination}`} aria-label="Pagination">
      <p className={`soft ${styles.summary}`}>{summary}</p>
      <ul className="row tight">
        <Step to={page - 1} count={count} label="Previous page" icon="arrowLeft" />
        {pages.map((each) => (
          <li key={each}>
            <Link
              className={styles.page}
              to={urlOf(each)}
              aria-label={`Page ${each}`}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </Link>
          </li>
        ))}
        <Step to={page + 1} count={count} label="Next page" icon="arrowRight" />
      </ul>
    </nav>
  );
}

type StepProps = { to: number; count: number; label: string; icon: IconName };

function Step({ to, count, label, icon }: StepProps) {
  if (to < 1 || to > count) {
    return (
      <li className={`${styles.page} ${styles.spent}`} aria-hidden="true">
        <Icon name={icon} size={20} />
      </li>
    );
  }
  return (
    <li>
      <Link className={styles.page} to={urlOf(to)} aria-label={label}>
        <Icon name={icon} size={20} />
      </Link>
    </li>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { reasonOf } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { useWorkPrefetch, Work } from '#shared/navigation/Work.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import type { IconName } from '#shared/ui/icons.ts';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import styles from './CaseStudies.module.css';
import { type CaseStudyTeaser, caseStudiesQuery, caseStudyQuery } from './caseStudies.ts';
import { caseStudiesPage, caseStudyDetailsPage } from './pageTexts.ts';

const pageSize = 9;

export function CaseStudies() {
  return (
    <>
      <PageHead page={caseStudiesPage} />
      <div className="container page-section">
        <QueryBoundary
          loading={
            <LoadingState>
              <SkeletonGrid
                count={pageSize}
                height="24rem"
                min="max(17rem, (100% - 2 * var(--space-5)) / 3)"
              />
            </LoadingState>
          }
          error={(error, retry) => (
            <ErrorState title={textOf('caseStudiesFailed') + reasonOf(error)} retry={retry} />
          )}
        >
          <Studies />
        </QueryBoundary>
      </div>
    </>
  );
}

function Studies() {
  const { data: studies } = useSuspenseQuery(caseStudiesQuery());
  if (studies.length > 0) return <CaseStudyGrid studies={studies} />;
  return (
    <EmptyState
      level="h2"
      title="The first story is being written"
      text="We tell a project’s story once it has proved itself with the people who use it. Until then, have a look at what we have made."
      actions={
        <Link className={buttonClass()} to="/portfolio">
          See our portfolio
        </Link>
      }
    />
  );
}

function CaseStudyGrid({ studies }: { studies: CaseStudyTeaser[] }) {
  const { page, count, first, end } = usePageOfList(studies.length);
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page]);

  return (
    <>
      <ul
        // Remounts the cards, so that none shows the previous image.
        key={page}
        ref={list}
        tabIndex={-1}
        className={styles.grid}
        aria-label={count > 1 ? `Case studies, page ${page} of ${count}` : 'Case studies'}
      >
        {withKeys(studies.slice(first, end), (study) => study.id).map(([key, study], index) => (
          <li key={key} className={styles.cell}>
            <CaseStudyCard study={study} priority={index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <Pagination
          page={page}
          count={count}
          summary={`${first + 1}–${end} of ${studies.length}`}
        />
      )}
    </>
  );
}

/** Current page from the URL (`?page=2`), clamped to the existing pages. */
function usePageOfList(length: number) {
  const [parameters] = useUrlParameters();
  const count = Math.max(1, Math.ceil(length / pageSize));
  const asked = Math.trunc(Number(parameters.get('page'))) || 1;
  const page = Math.min(Math.max(asked, 1), count);
  const first = (page - 1) * pageSize;
  return { page, count, first, end: Math.min(first + pageSize, length) };
}

type CardProps = { study: CaseStudyTeaser; priority: boolean };

function CaseStudyCard({ study, priority }: CardProps) {
  const title = study.title || caseStudyDetailsPage.heading;
  const path = `/case-studies/${study.id}`;
  const prefetching = useWorkPrefetch(
    caseStudyQuery(String(study.id)),
    (story) => story?.mainImage,
  );
  return (
    <article className={`wrap ${styles.card}`}>
      <div className={styles.frame}>
        <Work of={path}>
          <Image
            className={styles.image ?? ''}
            src={study.image}
            alt=""
            width={1600}
            height={1000}
            priority={priority}
          />
        </Work>
      </div>
      <h2 className={styles.title}>{title}</h2>
      <Link
        viewTransition
        className={`accent arrow-link card-link ringed ${styles.link}`}
        to={path}
        {...prefetching}
      >
        Read More
        <span className="visually-hidden"> {title}</span>
        <Icon name="arrowRight" size={20} />
      </Link>
    </article>
  );
}

type PaginationProps = {
  page: number;
  count: number;
  /** Text such as '1 to 9 of 20'. */
  summary: string;
};

const urlOf = (page: number) => ({ search: page === 1 ? '' : `?page=${page}` });

/** Page links; rendered only when there is more than one page. */
function Pagination({ page, count, summary }: PaginationProps) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className={`wrapping-row ruled ${styles.pagination}`} aria-label="Pagination">
      <p className={`soft ${styles.summary}`}>{summary}</p>
      <ul className="wrapping-row tight">
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

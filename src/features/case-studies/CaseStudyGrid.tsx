import { useEffect, useRef } from 'react';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import styles from './CaseStudies.module.css';
import type { CaseStudyTeaser } from './caseStudies.ts';
import { Pagination } from './Pagination.tsx';
import { caseStudyDetailsPage } from './pageTexts.ts';

export const pageSize = 9;

export function CaseStudyGrid({ studies }: { studies: CaseStudyTeaser[] }) {
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
  return (
    <article className={`wrap ${styles.card}`}>
      <div className={styles.frame}>
        <Image
          className={styles.image ?? ''}
          src={study.image}
          alt=""
          width={1600}
          height={1000}
          priority={priority}
        />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <Link
        viewTransition
        className={`accent arrow-link cover ringed ${styles.link}`}
        to={`/case-studies/${study.id}`}
      >
        Read More
        <span className="visually-hidden"> {title}</span>
        <Icon name="arrowRight" size={20} />
      </Link>
    </article>
  );
}

import { useEffect, useRef } from 'react';
import { withKeys } from '#shared/lib/withKeys.ts';
import styles from './CaseStudies.module.css';
import { CaseStudyCard } from './CaseStudyCard.tsx';
import type { CaseStudyTeaser } from './caseStudies.ts';
import { Pagination } from './Pagination.tsx';
import { usePageOfList } from './usePageOfList.ts';

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

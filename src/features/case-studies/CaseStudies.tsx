import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CaseStudyTeaser } from '#contract/generated/decoders/agency/case-studies.ts';
import { QuerySection } from '#shared/api/QueryBoundary.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { SharedImage, useDetailPrefetch } from '#shared/navigation/SharedElement.tsx';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import styles from './CaseStudies.module.css';
import { caseStudiesQuery, caseStudyQuery } from './caseStudies.ts';

const pageSize = 9;

const caseStudiesPage: PageText = {
  heading: 'Case Studies',
  opening: 'stories',
  intro: 'The longer stories: the problem, the wrong turns, and what worked in the end.',
  description: `Case studies from ${site.name}: how our clients’ problems became working software, told with screenshots and videos.`,
};

/** The page of the list that the URL names (`?page=2`), or the nearest one of `count`. */
function useListPage(count: number): number {
  const [parameters] = useUrlParameters();
  const asked = Math.trunc(Number(parameters.get('page'))) || 1;
  return Math.max(Math.min(asked, count), 1);
}

const countPages = (studies: readonly unknown[]) => Math.ceil(studies.length / pageSize);

export function CaseStudies() {
  // The section below requests them.
  const { data = [] } = useQuery({ ...caseStudiesQuery(), enabled: false });
  const page = useListPage(countPages(data));
  return (
    <>
      <PageBanner page={caseStudiesPage} query={page > 1 ? `?page=${page}` : ''} />
      <div className="container page-section">
        <QuerySection
          query={caseStudiesQuery()}
          skeleton={{
            count: pageSize,
            height: '24rem',
            className: `auto-grid even ${styles.grid}`,
          }}
          empty={
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
          }
        >
          {(studies) => <CaseStudyGrid studies={studies} />}
        </QuerySection>
      </div>
    </>
  );
}

function CaseStudyGrid({ studies }: { studies: CaseStudyTeaser[] }) {
  const count = countPages(studies);
  const page = useListPage(count);
  const first = (page - 1) * pageSize;
  const end = Math.min(first + pageSize, studies.length);
  /** Whether a link to another page was followed, whose list then gets the focus. */
  const turned = useRef(false);
  const show = useCallback((list: HTMLUListElement | null) => {
    if (!list || !turned.current) return;
    turned.current = false;
    list.focus({ preventScroll: true });
    list.scrollIntoView();
  }, []);

  return (
    <>
      <ul
        // Remounts the cards, so that no card shows the previous image.
        key={page}
        ref={show}
        tabIndex={-1}
        className={`auto-grid even ${styles.grid}`}
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
          onTurn={() => {
            turned.current = true;
          }}
        />
      )}
    </>
  );
}

type CardProps = { study: CaseStudyTeaser; priority: boolean };

function CaseStudyCard({ study, priority }: CardProps) {
  const title = study.title || 'Case study';
  const path = `/case-studies/${study.id}`;
  const prefetching = useDetailPrefetch(
    caseStudyQuery(String(study.id)),
    ({ case_study }) => case_study?.main_image_url,
  );
  return (
    <article className={`relative wrap ${styles.card}`}>
      <SharedImage
        path={path}
        src={study.main_image_url}
        width={1600}
        height={1000}
        priority={priority}
      />
      <h2 className="h4 below-picture">{title}</h2>
      {(study.year || study.outcome) && (
        <p className={`soft ${styles.meta}`}>
          {study.year && <span className="figures">{study.year}</span>}
          {study.outcome && <span>{study.outcome}</span>}
        </p>
      )}
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
  onTurn: () => void;
};

/** Page links; rendered only when there is more than one page. */
function Pagination({ page, count, summary, onTurn }: PaginationProps) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className={`wrapping-row spread ruled ${styles.pagination}`} aria-label="Pagination">
      <p className="soft figures">{summary}</p>
      <ul className="wrapping-row gap-xs">
        {pages.map((each) => (
          <li key={each}>
            <Link
              className={`round bordered figures ${styles.page}`}
              to={{ search: each === 1 ? '' : `?page=${each}` }}
              onClick={each === page ? undefined : onTurn}
              aria-label={`Page ${each}`}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

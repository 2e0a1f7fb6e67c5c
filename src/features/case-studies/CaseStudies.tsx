import { useSuspenseQuery } from '@tanstack/react-query';
import { reasonOf } from '#api/ApiError.ts';
import { QueryBoundary } from '#api/QueryBoundary.tsx';
import { caseStudiesQuery } from '#api/resources/caseStudies.ts';
import { caseStudiesPage } from '#content/pages/case-studies.ts';
import { textOf } from '#errors/catalogue.ts';
import { Link } from '#page/Link.tsx';
import { PageHead } from '#page/PageBanner.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { SkeletonGrid } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/States.tsx';
import { CaseStudyGrid } from './CaseStudyGrid.tsx';
import { pageSize } from './usePageOfList.ts';

/** Case studies list (sections 2 and 9): three columns, nine a page. */
export function CaseStudies() {
  return (
    <>
      <PageHead page={caseStudiesPage} />
      <div className="container section">
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
            <ErrorState
              title={textOf('caseStudiesFailed') + reasonOf(error)}
              actions={<Button onClick={retry}>Try Again</Button>}
            />
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

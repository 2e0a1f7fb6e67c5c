import { useSuspenseQuery } from '@tanstack/react-query';
import { textOf } from '#errors/catalogue.ts';
import { reasonOf } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { CaseStudyGrid, pageSize } from './CaseStudyGrid.tsx';
import { caseStudiesQuery } from './caseStudies.ts';
import { caseStudiesPage } from './pageTexts.ts';

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

import { textOf } from '#errors/catalogue.ts';
import { ApiError, reasonOf } from '#shared/api/ApiError.ts';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { caseStudiesPage, caseStudyDetailsPage } from './pageTexts.ts';

export const parents = [
  { label: 'Home', to: '/' },
  { label: caseStudiesPage.heading, to: '/case-studies' },
];

export function CaseStudyLoading() {
  return (
    <StatePage page={caseStudyDetailsPage} parents={parents}>
      <LoadingState text="Loading case study...">
        <SkeletonGrid count={1} height="max(28rem, 60svh)" min="100%" />
      </LoadingState>
    </StatePage>
  );
}

export function CaseStudyFailed({ error }: { error: unknown }) {
  const unknownId = error instanceof ApiError && error.status === 404;
  return (
    <StatePage page={caseStudyDetailsPage} parents={parents} index={!unknownId}>
      <ErrorState
        level="h2"
        title={textOf('caseStudyFailed')}
        text={reasonOf(error)}
        retry={() => location.reload()}
        actions={<AllCaseStudies />}
      />
    </StatePage>
  );
}

/** View for a successful response without a case study. */
export function CaseStudyMissing() {
  return (
    <StatePage page={caseStudyDetailsPage} parents={parents} index={false}>
      <EmptyState
        level="h2"
        title={textOf('caseStudyEmpty')}
        text="The requested case study could not be found."
        actions={<AllCaseStudies />}
      />
    </StatePage>
  );
}

export function AllCaseStudies() {
  return (
    <Link className={buttonClass('outlined')} to="/case-studies">
      All case studies
    </Link>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '#api/ApiError.ts';
import { QueryBoundary } from '#api/QueryBoundary.tsx';
import { jobQuery } from '#api/resources/jobs.ts';
import { jobDetailsPage } from '#content/pages/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { Link } from '#page/Link.tsx';
import { PageMeta } from '#page/PageMeta.tsx';
import { summaryOf } from '#page/summaryOf.ts';
import { buttonClass } from '#ui/Button.tsx';
import { ErrorState, LoadingState } from '#ui/States.tsx';
import styles from './JobDetails.module.css';
import { JobText } from './JobText.tsx';

/** The reason under 'Job Not Found' (section 8): a bad answer, no answer, or none that fits. */
function failureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'status') return textOf('jobFailed');
  if (error instanceof ApiError && error.kind !== 'shape') return textOf('jobUnreachable');
  return textOf('jobInvalid');
}

/** Job detail page by slug (section 2). */
export function JobDetails() {
  const { slug = '' } = useParams();
  return (
    <div className={`container ${styles.page}`}>
      <QueryBoundary
        key={slug}
        loading={
          <>
            <PageMeta page={jobDetailsPage} />
            <LoadingState text="Loading job details..." />
          </>
        }
        error={(error) => (
          <>
            <PageMeta page={jobDetailsPage} index={false} />
            <ErrorState
              level="h1"
              title="Job Not Found"
              text={failureText(error)}
              actions={
                <Link to="/careers" className={buttonClass()}>
                  Back to Careers
                </Link>
              }
            />
          </>
        )}
      >
        <LoadedJob slug={slug} />
      </QueryBoundary>
    </div>
  );
}

function LoadedJob({ slug }: { slug: string }) {
  const { data: job } = useSuspenseQuery(jobQuery(slug));
  return (
    <>
      <PageMeta
        page={jobDetailsPage}
        name={job.title || undefined}
        about={summaryOf(job.description)}
      />
      <JobText job={job} />
    </>
  );
}

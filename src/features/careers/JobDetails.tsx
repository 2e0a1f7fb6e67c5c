import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { ApiError, isFailure } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { summaryOf } from '#shared/metadata/summaryOf.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import styles from './JobDetails.module.css';
import { JobText } from './JobText.tsx';
import { jobQuery } from './jobs.ts';
import { jobDetailsPage } from './pageTexts.ts';

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'status') return textOf('jobFailed');
  if (error instanceof ApiError && error.kind !== 'shape') return textOf('jobUnreachable');
  return textOf('jobInvalid');
}

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
        error={(error, retry) => (
          <>
            <PageMeta page={jobDetailsPage} index={false} />
            <ErrorState
              level="h1"
              title="Job Not Found"
              text={failureText(error)}
              retry={isFailure(error, 'status') ? undefined : retry}
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

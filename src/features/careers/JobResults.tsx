import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import styles from './Careers.module.css';
import { JobCard } from './JobCard.tsx';
import { type JobFilters, jobsQuery } from './jobs.ts';

const loadingText = 'Loading amazing opportunities...';

export function JobResults({ filters }: { filters: JobFilters }) {
  const { data, error, isPlaceholderData } = useQuery(jobsQuery(filters));
  const [opened, setOpened] = useState<JobFilters | null>(filters);
  if (opened && opened !== filters) setOpened(null);
  const failed = textOf(isFailure(error, 'status', 'shape') ? 'jobsFailed' : 'jobsUnreachable');
  const failure = error && <ErrorState title={failed} retry={() => location.reload()} />;
  // The initial list stays visible if its refetch fails. After a filter change the failure shows.
  if (failure && !(data && opened)) return failure;
  if (!data) {
    return (
      <LoadingState text={loadingText}>
        <SkeletonGrid count={6} height="15rem" min="20rem" />
      </LoadingState>
    );
  }
  const { total, jobs } = data;
  return (
    <>
      <p className={`soft ${styles.count}`} role="status">
        {isPlaceholderData ? loadingText : countText(total)}
      </p>
      {total === 0 ? (
        <EmptyState
          title={textOf('jobsEmpty')}
          text="Try adjusting your search criteria or check back later for new opportunities."
        />
      ) : (
        <IncrementalList
          items={jobs}
          identify={(job) => job.slug}
          className={`auto-grid even ${styles.jobs}`}
          itemClassName={styles.cell}
          busy={isPlaceholderData}
        >
          {(job) => <JobCard job={job} filters={filters} />}
        </IncrementalList>
      )}
      {jobs.length < total && failure}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return '';
  // The first use of `Intl` takes a slow phone 50 ms, so what needs no commas does not wait for it.
  const number = count < 1000 ? count : count.toLocaleString('en-US');
  return count === 1 ? '1 position' : `${number} positions`;
}

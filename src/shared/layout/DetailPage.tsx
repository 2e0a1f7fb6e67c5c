import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { StatePage } from './StatePage.tsx';

type DetailPageProps = Pick<ComponentProps<typeof StatePage>, 'page' | 'parents'> & {
  loading: ReactNode;
  /** Shown when the item cannot be loaded; `retry` asks for it again. */
  error: (error: unknown, retry: () => void) => ReactNode;
  /** The loaded page of the item with the id in the path. */
  children: (id: string) => ReactNode;
};

/** Page of one item, which loads, is missing or fails below the banner. A missing item is not indexed. */
export function DetailPage({ loading, error, children, ...frame }: DetailPageProps) {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      // Resets the boundary when navigating between items.
      key={id}
      loading={<StatePage {...frame}>{loading}</StatePage>}
      error={(failure, retry) => (
        <StatePage {...frame} index={!isNotFound(failure)}>
          {error(failure, retry)}
        </StatePage>
      )}
    >
      {children(id)}
    </QueryBoundary>
  );
}

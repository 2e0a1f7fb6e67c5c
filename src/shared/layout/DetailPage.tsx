import type { QueryKey } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '#shared/api/ApiError.ts';
import {
  failureText,
  QueryBoundary,
  QueryData,
  type SectionQuery,
} from '#shared/api/QueryBoundary.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { PageBanner } from './PageBanner.tsx';

type DetailPageProps<Item, Key extends QueryKey> = {
  page: PageText;
  /** Query of the item by the one parameter of the page's path. */
  query: (id: string) => SectionQuery<Item, Key>;
  /** Text while loading, or an element that replaces it. */
  loading?: string | ReactElement;
  /** Shown when there is no such item; default: the error. */
  missing?: ReactNode;
  /** Shown when the item cannot be loaded; default: the query's failure with a button that tries again. */
  error?: (error: unknown) => ReactNode;
  children: (item: Item, id: string) => ReactNode;
};

/** Page of the item with the id or slug in the path, with its loading, missing and failed states below the banner. */
export function DetailPage<Item, Key extends QueryKey>(props: DetailPageProps<Item, Key>) {
  const { page, query, loading, missing, error, children } = props;
  const [id = ''] = Object.values(useParams());
  const { failure } = query(id).meta;
  return (
    <QueryBoundary
      // Resets the boundary when navigating between items.
      key={id}
      loading={
        <StatePage page={page}>
          {typeof loading === 'object' ? loading : <LoadingState text={loading} />}
        </StatePage>
      }
      error={(reason, retry) => (
        <StatePage page={page} index={!isNotFound(reason)}>
          {(isNotFound(reason) && missing) || error?.(reason) || (
            <ErrorState level="h2" title={failureText(failure, reason)} retry={retry} />
          )}
        </StatePage>
      )}
    >
      <QueryData query={query(id)}>{(item) => children(item, id)}</QueryData>
    </QueryBoundary>
  );
}

type StatePageProps = { page: PageText; index?: boolean; children: ReactNode };

/** Detail page without content: banner and a loading, error or not-found state. */
export function StatePage({ page, index = true, children }: StatePageProps) {
  return (
    <>
      <PageBanner page={page} index={index} />
      <div className="container page-section">{children}</div>
    </>
  );
}

import {
  QueryErrorResetBoundary,
  type QueryKey,
  type UseSuspenseQueryOptions,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type TextId, textOf } from '#errors/catalogue.ts';
import { PageFactsContext } from '#shared/metadata/jsonLd.ts';
import { ErrorState, FocusAfterRetry, LoadingState, SkeletonGrid } from '#shared/ui/States.tsx';
import { reasonOf } from './ApiError.ts';

type QueryBoundaryProps = {
  loading: ReactNode;
  /** Shown when a query or component inside fails; `retry` restarts it. */
  error: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Suspense and error boundary of a section, so that it loads, fails and recovers independently. */
export function QueryBoundary({ loading, error, children }: QueryBoundaryProps) {
  const [retried, setRetried] = useState(false);
  const focusAfterRetry = retried && <FocusAfterRetry />;
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={() => {
            setRetried(true);
            reset();
          }}
          fallbackRender={(failure) => (
            <>
              {focusAfterRetry}
              {error(failure.error, failure.resetErrorBoundary)}
            </>
          )}
        >
          <Suspense
            // Prerendering also renders the fallback; it must not add structured data.
            fallback={<PageFactsContext value={null}>{loading}</PageFactsContext>}
          >
            {focusAfterRetry}
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** A query with the text of its failure in `meta`. */
export type SectionQuery<Data, Key extends QueryKey> = UseSuspenseQueryOptions<
  Data,
  Error,
  Data,
  Key
> & { meta: { failure: TextId } };

type QueryDataProps<Data, Key extends QueryKey> = {
  query: SectionQuery<Data, Key>;
  children: (data: Data) => ReactNode;
};

/** Time in which a failure shows; what appears later asks again. */
const failureMs = 1000;

/** Data of a query. Needs a `QueryBoundary` around its component. A failure of an earlier visit does not show again. */
export function useSectionData<Data, Key extends QueryKey>(query: SectionQuery<Data, Key>): Data {
  const state = useQueryClient().getQueryState(query.queryKey);
  const { reset } = useQueryErrorResetBoundary();
  const hasFailed = state?.status === 'error' && state.data === undefined;
  if (hasFailed && Date.now() - state.errorUpdatedAt > failureMs) reset();
  return useSuspenseQuery(query).data;
}

/** Renders the data of a query. Needs a `QueryBoundary` around it. */
export function QueryData<Data, Key extends QueryKey>(props: QueryDataProps<Data, Key>) {
  return props.children(useSectionData(props.query));
}

/** Text of a failed query; one that ends with a colon is followed by the reason. */
export function failureText(id: TextId, error: unknown): string {
  const text = textOf(id);
  return text.endsWith(': ') ? text + reasonOf(error) : text;
}

type QuerySectionProps<Data, Key extends QueryKey> = QueryDataProps<Data, Key> & {
  /** Text while loading. */
  loading?: string;
  skeleton?: ComponentProps<typeof SkeletonGrid>;
  /** Replaces a list without items. */
  empty?: ReactNode;
  level?: 'h2';
};

/** Content of one query, with its loading, error and empty state. */
export function QuerySection<Data, Key extends QueryKey>(props: QuerySectionProps<Data, Key>) {
  const { query, loading, skeleton, empty, level, children } = props;
  const title = (error: unknown) => failureText(query.meta.failure, error);
  return (
    <QueryBoundary
      loading={
        <LoadingState text={loading}>{skeleton && <SkeletonGrid {...skeleton} />}</LoadingState>
      }
      error={(error, retry) => <ErrorState level={level} title={title(error)} retry={retry} />}
    >
      <QueryData query={query}>
        {(data) => (empty && Array.isArray(data) && data.length === 0 ? empty : children(data))}
      </QueryData>
    </QueryBoundary>
  );
}

/** Renders pages to HTML for `scripts/prerender`. Runs in Node. */

import { text } from 'node:stream/consumers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes, preloadPage } from '#app/AppRoutes.tsx';
import type { JobList } from '#features/careers/jobs.ts';
import { gamesQuery } from '#features/games/games.ts';
import { agency } from '#shared/api/client.ts';
import { type PageFacts, PageFactsContext } from '#shared/metadata/jsonLd.ts';
import { servicesQuery } from '#shared/services/services.ts';
import { batchSize } from '#shared/ui/IncrementalList.tsx';

export { inlineJson, pageStateElement } from '#app/pageState.ts';
export { siteUrl } from '#shared/metadata/jsonLd.ts';
export { checkInNode } from '#shared/ui/checkInNode.ts';
export { injectDom } from '#shared/ui/cleanHtml.ts';

/** Responds to the calls for content; `scripts/prerender` sets it. */
export const backend: { respond?: (path: string) => Promise<Response> } = {};

agency.use({
  onRequest({ request }) {
    const { pathname, search } = new URL(request.url);
    return backend.respond?.(pathname + search);
  },
});

/** React writes the hoisted title, meta and link elements first. */
const leadingMetadata = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders once, awaiting suspended data. `failure` is the first error thrown while rendering. */
async function renderOnce(pathname: string, queryClient: QueryClient) {
  const facts: PageFacts = { jsonLd: [], isIndexed: true };
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(
    <PageFactsContext value={facts}>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={pathname}>
          <AppRoutes />
        </StaticRouter>
      </QueryClientProvider>
    </PageFactsContext>,
    {
      // Keeps all content in place: React otherwise streams large boundaries out of order with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  return { html: await text(prelude), facts, failure };
}

/** Fetches queries that rendering started without awaiting. Returns whether there were any. Throws their errors. */
async function fetchMissing(queryClient: QueryClient): Promise<boolean> {
  const queries = queryClient.getQueryCache().getAll();
  const missing = queries.filter(({ state }) => state.status !== 'success');
  await Promise.all(
    missing.map(({ options, queryKey }) => queryClient.fetchQuery({ ...options, queryKey })),
  );
  return missing.length > 0;
}

const trimmed = ({ total, jobs }: JobList): JobList => ({ total, jobs: jobs.slice(0, batchSize) });

/**
 * Renders a page with all its data, repeatedly until no query is missing. `path` is null for the not-found page.
 * Returns its metadata as `head`, and the content of the root element as `body`. Throws the first error.
 */
export async function renderPage(pathname: string, path: string | null) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
    },
  });
  // The layout renders these without suspending.
  await Promise.all([
    preloadPage(pathname),
    queryClient.fetchQuery(servicesQuery()),
    queryClient.fetchQuery(gamesQuery()),
  ]);
  let rendered = await renderOnce(pathname, queryClient);
  while (await fetchMissing(queryClient)) rendered = await renderOnce(pathname, queryClient);
  if (rendered.failure) throw rendered.failure;
  const { html, facts } = rendered;
  const [head = ''] = leadingMetadata.exec(html) ?? [];
  queryClient.setQueriesData<JobList>({ queryKey: ['jobs'] }, (list) => list && trimmed(list));
  const state = { path, queries: queryClient.getQueriesData({}) };
  queryClient.clear();
  return { head, body: html.slice(head.length), state, ...facts };
}

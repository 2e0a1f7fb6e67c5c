/** Entry of the build that renders pages to HTML, for `scripts/prerender`. It runs in Node, where no browser is. */

import { text } from 'node:stream/consumers';
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes, preloadPage } from '#app/AppRoutes.tsx';
import type { PageState } from '#app/pageState.ts';
import type { JobList } from '#features/careers/jobs.ts';
import { gamesQuery } from '#features/games/games.ts';
import { agency } from '#shared/api/client.ts';
import { type JsonLd, JsonLdContext } from '#shared/metadata/useJsonLd.ts';
import { servicesQuery } from '#shared/services/services.ts';
import { growthStep } from '#shared/ui/useGrowingList.ts';

export { headMarks, inlineJson, pageStateElement } from '#app/pageState.ts';
export { absoluteUrl, siteUrl } from '#shared/metadata/siteUrl.ts';
export { injectWindow } from '#shared/ui/cleanHtml.ts';

/** A page as HTML: what belongs into the head, and the content of the root element. */
export type RenderedPage = {
  head: string;
  body: string;
  state: PageState;
  jsonLd: JsonLd[];
};

/** Answers a call for content by its path with query. */
type Respond = (path: string) => Promise<Response>;

let respond: Respond = () => Promise.reject(new Error('Nobody answers calls for content yet.'));

agency.use({
  onRequest({ request }) {
    const { pathname, search } = new URL(request.url);
    return respond(pathname + search);
  },
});

/** Lets `next` answer every call for content from now on. */
export function setResponder(next: Respond): void {
  respond = next;
}

/** Title, description and links to be put into the head come first in what React writes. */
const leadingMetadata = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

type Rendering = { html: string; jsonLd: JsonLd[]; failure: unknown };

/** Renders once, waiting for data that is asked for meanwhile. `failure` is what a part of the page threw. */
async function renderOnce(pathname: string, queryClient: QueryClient): Promise<Rendering> {
  const jsonLd: JsonLd[] = [];
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(
    <JsonLdContext value={(data) => jsonLd.push(data)}>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={pathname}>
          <AppRoutes />
        </StaticRouter>
      </QueryClientProvider>
    </JsonLdContext>,
    {
      // Parts of any size stay where they belong, instead of at the end with a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  return { html: await text(prelude), jsonLd, failure };
}

/** Fetches what the last rendering asked for without waiting. Gives whether there was anything; throws what a query threw. */
async function fetchMissing(queryClient: QueryClient): Promise<boolean> {
  const queries = queryClient.getQueryCache().getAll();
  const missing = queries.filter(({ state }) => state.status !== 'success');
  await Promise.all(
    missing.map(({ options, queryKey }) => queryClient.fetchQuery({ ...options, queryKey })),
  );
  return missing.length > 0;
}

/** A page carries only as many positions as it shows at first. */
const trimmed = ({ total, jobs }: JobList): JobList => ({ total, jobs: jobs.slice(0, growthStep) });

/**
 * Renders a page with all its data. The HTML is for `path`, or for every path that is not found where that is null.
 * It is rendered again until nothing is missing any more. Throws what failed.
 */
export async function renderPage(pathname: string, path: string | null): Promise<RenderedPage> {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
    },
  });
  // The frame of every page shows these without waiting for them.
  const layoutQueries = [
    queryClient.fetchQuery(servicesQuery()),
    queryClient.fetchQuery(gamesQuery()),
  ];
  await Promise.all([preloadPage(pathname), ...layoutQueries]);
  let rendered = await renderOnce(pathname, queryClient);
  while (await fetchMissing(queryClient)) rendered = await renderOnce(pathname, queryClient);
  if (rendered.failure) throw rendered.failure;
  const { html, jsonLd } = rendered;
  const [head = ''] = leadingMetadata.exec(html) ?? [];
  queryClient.setQueriesData<JobList>({ queryKey: ['jobs'] }, (list) => list && trimmed(list));
  const state = { path, ...dehydrate(queryClient) };
  queryClient.clear();
  return { head, body: html.slice(head.length), state, jsonLd };
}

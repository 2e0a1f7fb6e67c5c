import { parseUrl } from './safeUrl.ts';

const maxPages = 100;

/** Query of a `next` link, seen from the page with `query`; null for another path. */
function queryOf(link: string, path: string, query: string): string | null {
  const base = `http://list.invalid${path}${query}`;
  const url = parseUrl(link, base);
  return url?.pathname === path ? url.search : null;
}

/**
 * Reads a paged list. `readPage` gets a page's query ('' for the first) and returns its `next` link (any other type:
 * last page).
 *
 * Only the query of a link is used, because its host may be internal to the backend. A link to another path or to a
 * page already read, and more than 100 pages, end the list with a warning. Throws what `readPage` throws.
 */
export async function followPages(
  path: string,
  readPage: (query: string) => Promise<unknown>,
): Promise<void> {
  const queries = new Set<string>();
  let query = '';
  while (queries.size < maxPages) {
    queries.add(query);
    const link = await readPage(query);
    if (typeof link !== 'string' || link === '') return;
    const next = queryOf(link, path, query);
    if (next === null || queries.has(next)) {
      console.warn(`The list ${path} ends early: ${link} is no further page of it.`);
      return;
    }
    query = next;
  }
  console.warn(`The list ${path} ends early: it has more than ${maxPages} pages.`);
}

import { parseUrl } from './safeUrl.ts';

const maxPages = 100;

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
  const queries = new Set(['']);
  for (const query of queries) {
    const link = await readPage(query);
    if (typeof link !== 'string' || link === '') return;
    const next = parseUrl(link, `http://list.invalid${path}${query}`);
    if (next?.pathname !== path || queries.has(next.search) || queries.size === maxPages) {
      return console.warn(`The list ${path} ends early: ${link} is no further page of it.`);
    }
    queries.add(next.search);
  }
}

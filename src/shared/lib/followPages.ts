/** The most pages of one list that are asked for. */
const mostPages = 100;

/** Query of the page that a link leads to ('' for none), from the page with `query`; null for a page of another path. */
function queryOf(link: string, path: string, query: string): string | null {
  const url = URL.parse(link, `http://list.invalid${path}${query}`);
  return url?.pathname === path ? url.search : null;
}

/**
 * Goes through a list at `path` page by page. `readPage` gets the query of a page ('' for the first one) and gives the
 * page's link to the next one, which is no text on the last.
 *
 * Nothing but `path` is ever asked for. Of a link only the query counts, because it may name a host that only the
 * backend knows. A link to another path or to a page that was read already, and more than 100 pages, end the list with
 * a warning. Throws what `readPage` throws.
 */
export async function followPages(
  path: string,
  readPage: (query: string) => Promise<unknown>,
): Promise<void> {
  const queries = new Set<string>();
  let query = '';
  while (queries.size < mostPages) {
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
  console.warn(`The list ${path} ends early: it has more than ${mostPages} pages.`);
}

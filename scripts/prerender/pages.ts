/** Lists the pages: fixed routes, and one page per item of the backend's lists. */
import { operations } from '#contract/generated/operations.ts';
import { type DetailPath, detailPaths, fixedPaths, pathOf, routes } from '../../src/routes.ts';
import { isRecord } from '../../src/shared/api/decode.ts';
import { followPages } from '../../src/shared/lib/followPages.ts';
import type { Content } from './content.ts';

/** A page to render. `collection` is the route pattern of a page for an item. */
export type Page = { path: string; collection: DetailPath | null };

/** Names that are safe both in a URL and as a file name. */
const plainName = /^[A-Za-z0-9][\w.~-]{0,199}$/;

const records = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

/** Valid names: text, or an integer from 1. */
const isName = (value: unknown) =>
  typeof value === 'number' ? Number.isSafeInteger(value) && value > 0 : typeof value === 'string';

/** Names of all items of a collection. Throws the failure of a request, also for an unexpected shape. */
async function namesOf(content: Content, pattern: DetailPath): Promise<string[]> {
  const { items: source } = routes[pattern];
  if (typeof source === 'function') return (await source()).map(String);
  const { base, path: ownPath } = operations[source.operation];
  const path = base + ownPath;
  const items: Record<string, unknown>[] = [];
  await followPages(path, async (query) => {
    const body: unknown = JSON.parse((await content.get(path + query)).body);
    const { [source.list]: found, next } = isRecord(body) ? body : {};
    if (!Array.isArray(found)) throw content.fail(path + query, `it has no list "${source.list}"`);
    items.push(...records(found));
    return next;
  });
  const { within } = source;
  const named = within ? items.flatMap((item) => records(item[within])) : items;
  return named
    .map((item) => item[source.name])
    .filter((name) => name && isName(name))
    .map(String);
}

/** All pages, and `odd` paths, which cannot be file names and get the shell. */
export async function listPages(content: Content): Promise<{ pages: Page[]; odd: string[] }> {
  const pages: Page[] = fixedPaths.map((path) => ({ path, collection: null }));
  const odd: string[] = [];
  for (const collection of detailPaths) {
    for (const name of new Set(await namesOf(content, collection))) {
      const path = pathOf(collection, name);
      if (plainName.test(name)) pages.push({ path, collection });
      else odd.push(path);
    }
  }
  return { pages, odd };
}

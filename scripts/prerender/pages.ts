/** Which pages there are: the route table, and a page for every item that the backend lists. */
import { isRecord, positiveInteger, text } from '../../src/api/tolerant.ts';
import { blogTeasers } from '../../src/content/blog.ts';
import { followPages } from '../../src/lib/followPages.ts';
import { type DetailPath, detailPaths, fixedPaths } from '../../src/lib/paths.ts';
import type { Content } from './content.ts';

/** A page to render. `collection` is the pattern of a page for an item, which may be gone when it is asked for. */
export type Page = { path: string; collection: DetailPath | null };

/** Where the names of a pattern's items come from: a list of the backend, or content of the site. */
type Source = { list: string; key: string; nameOf: (record: Record<string, unknown>) => unknown[] };

const byId = ({ id }: Record<string, unknown>) => [positiveInteger(id)];
const results = (list: string): Source => ({ list, key: 'results', nameOf: byId });
const articles = blogTeasers.map(({ id }) => id);

const sources: Record<DetailPath, Source | readonly number[]> = {
  '/services-details/:id': results('/api/services/'),
  '/project-details/:id': results('/api/project-details/'),
  '/case-studies/:id': results('/api/case-studies/'),
  '/game-details/:id': results('/api/games/'),
  '/team-details/:id': {
    ...results('/api/teams/'),
    nameOf: ({ members }) => (Array.isArray(members) ? members : []).filter(isRecord).flatMap(byId),
  },
  '/blog-single/:id': articles,
  '/blog-single-sidebar/:id': articles,
  '/job-details/:slug': { list: '/api/jobs/', key: 'jobs', nameOf: ({ slug }) => [text(slug)] },
};

/** Names that are the same in an address and in a file system, and lead nowhere else. */
const plainName = /^[A-Za-z0-9][\w.~-]{0,199}$/;

/** The records of a list, from all its pages. Throws ContentFailure, also for a list of another shape. */
async function readList(content: Content, list: string, key: string) {
  const records: Record<string, unknown>[] = [];
  await followPages(list, async (query) => {
    const body: unknown = JSON.parse((await content.get(list + query)).body);
    const { [key]: items, next } = isRecord(body) ? body : {};
    if (!Array.isArray(items)) throw content.fail(list + query, `it has no list "${key}"`);
    records.push(...items.filter(isRecord));
    return next;
  });
  return records;
}

async function namesOf(content: Content, source: Source | readonly number[]): Promise<string[]> {
  if (!('list' in source)) return source.map(String);
  const records = await readList(content, source.list, source.key);
  return records.flatMap(source.nameOf).filter(Boolean).map(String);
}

/** All pages, and the addresses that cannot be files and so are left to the shell. */
export async function listPages(content: Content): Promise<{ pages: Page[]; odd: string[] }> {
  const pages: Page[] = fixedPaths.map((path) => ({ path, collection: null }));
  const odd: string[] = [];
  for (const collection of detailPaths) {
    const base = collection.slice(0, collection.lastIndexOf('/') + 1);
    for (const name of new Set(await namesOf(content, sources[collection]))) {
      if (plainName.test(name)) pages.push({ path: base + name, collection });
      else odd.push(base + name);
    }
  }
  return { pages, odd };
}

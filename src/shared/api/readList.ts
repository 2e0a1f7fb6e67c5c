import { followPages } from '#shared/lib/followPages.ts';
import { type KnownKeys, records, type Tolerant } from './tolerant.ts';
import { type Call, unwrap } from './unwrap.ts';

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** Reads the list under `key` of a response; `read` maps each record. Throws `ApiError`. */
export async function readList<Data, Key extends keyof Data & KnownKeys<Data>, View>(
  call: Call<Data>,
  key: Key,
  read: (record: Tolerant<ItemOf<Data[Key]>>) => View | null,
): Promise<View[]> {
  const body = await unwrap(call, (envelope) => Array.isArray(envelope[key]));
  return records<ItemOf<Data[Key]>, View>(body[key], read);
}

type Page = { results: unknown[]; next?: unknown };

type Reader<Data extends Page, View> = (record: Tolerant<ItemOf<Data['results']>>) => View | null;

export type PageOptions = { querySerializer?: () => string };

/**
 * Reads all pages of the list at `path`; `read` maps each record. `ask` requests one page with the given options.
 * Throws `ApiError` when any page fails.
 */
export async function readPages<Data extends Page, View>(
  path: string,
  ask: (options: PageOptions) => Call<Data>,
  // An optional `next` that the contract calls otherwise would not be noticed.
  read: 'next' extends keyof Data ? Reader<Data, View> : never,
): Promise<View[]> {
  const views: View[] = [];
  await followPages(path, async (query) => {
    const call: Call<Page> = ask(query ? { querySerializer: () => query.slice(1) } : {});
    const { results, next } = await unwrap(call, (page) => Array.isArray(page.results));
    views.push(...records<ItemOf<Data['results']>, View>(results, read));
    return next;
  });
  return views;
}

import { followPages } from '#shared/lib/followPages.ts';
import { type KnownKeys, records, type Tolerant } from './tolerant.ts';
import { type Call, unwrap } from './unwrap.ts';

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** The list under `key` of a response, each record read by `read`. Throws `ApiError`. */
export async function readList<Data, Key extends keyof Data & KnownKeys<Data>, View>(
  call: Call<Data>,
  key: Key,
  read: (record: Tolerant<ItemOf<Data[Key]>>) => View | null,
): Promise<View[]> {
  const body = await unwrap(call, (envelope) => Array.isArray(envelope[key]));
  return records<ItemOf<Data[Key]>, View>(body[key], read);
}

/** Options of a call for one page of a list. */
export type PageOptions = { querySerializer?: () => string };

/**
 * The list at `path` with all its pages, each record read by `read`. `ask` calls for one page, with the options that
 * it gets. Throws `ApiError`, also when a later page fails, so that no item is missing unnoticed.
 */
export async function readPages<Item, View>(
  path: string,
  ask: (options: PageOptions) => Call<{ results: Item[]; next: unknown }>,
  read: (record: Tolerant<NoInfer<Item>>) => View | null,
): Promise<View[]> {
  const views: View[] = [];
  await followPages(path, async (query) => {
    const call = ask(query ? { querySerializer: () => query.slice(1) } : {});
    const { results, next } = await unwrap(call, (page) => Array.isArray(page.results));
    views.push(...records<Item, View>(results, read));
    return next;
  });
  return views;
}

import type { Decoder } from '#contract/decoder.ts';
import { followPages } from '#shared/lib/followPages.ts';
import { type Call, unwrap } from './unwrap.ts';

export type PageOptions = { querySerializer?: () => string };

/**
 * Items of all pages of the list at `path`. `ask` requests one page with the given options. Throws `ApiError` when any
 * page fails.
 */
export async function fetchPages<Item>(
  path: string,
  decoder: Decoder<{ results: Item[]; next: string | null }>,
  ask: (options: PageOptions) => Call,
): Promise<Item[]> {
  const items: Item[] = [];
  await followPages(path, async (query) => {
    const call = ask(query ? { querySerializer: () => query.slice(1) } : {});
    const { results, next } = await unwrap(call, decoder);
    items.push(...results);
    return next;
  });
  return items;
}

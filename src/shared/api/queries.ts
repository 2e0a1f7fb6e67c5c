import { queryOptions } from '@tanstack/react-query';
import type { Decoded } from '#contract/decoder.ts';
import type { paths } from '#contract/generated/agency.d.ts';
import { bases } from '#contract/generated/calls.ts';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import type { TextId } from '#errors/catalogue.ts';
import { followPages } from '#shared/lib/followPages.ts';
import { statusError } from './ApiError.ts';
import { agency } from './client.ts';
import { unwrap } from './unwrap.ts';

/** Paths of calls that take only an id, and of lists that need no parameter. */
type ItemPath = Extract<keyof paths, `/api/${string}/{id}${'/' | ''}`>;
type ListPath = {
  [Path in keyof paths]: paths[Path] extends { get: { parameters: { query?: { page?: number } } } }
    ? Path
    : never;
}[keyof paths];

/** A list that may have pages. */
type ListSchema = JsonSchema & { properties: { results: JsonSchema } };
type Item<S extends ListSchema> =
  Decoded<S['properties']['results']> extends (infer Each)[] ? Each : never;

/** Query of all pages of a list. It fails if any page fails; `failure` is then logged and shown. */
export const listQuery = <S extends ListSchema>(path: ListPath, schema: S, failure: TextId) => ({
  ...queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const items: Item<S>[] = [];
      await followPages(bases.agency + path, async (query) => {
        const page = query ? { querySerializer: () => query.slice(1) } : {};
        const body = await unwrap(agency.GET(path, { ...page, signal }), schema);
        const { results, next } = body as { results: Item<S>[]; next?: string | null };
        items.push(...results);
        return next;
      });
      return items;
    },
  }),
  meta: { failure },
});

/** Query of one record by the id in the page's path. An id that no record can have is a 404 without a request. */
export const itemQuery = <S extends JsonSchema>(
  path: ItemPath,
  idInPath: string,
  schema: S,
  failure: TextId,
) => ({
  ...queryOptions({
    queryKey: [path, idInPath],
    queryFn: ({ signal }) => {
      const id = /^\d+$/.test(idInPath) ? Number(idInPath) : 0;
      if (!Number.isSafeInteger(id) || id < 1) throw statusError(404);
      return unwrap(agency.GET(path, { params: { path: { id } }, signal }), schema);
    },
  }),
  meta: { failure, isItem: true as const },
});

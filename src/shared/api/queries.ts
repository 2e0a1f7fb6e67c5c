import { queryOptions } from '@tanstack/react-query';
import type { Decoder } from '#contract/decoder.ts';
import { bases } from '#contract/generated/calls.ts';
import type { TextId } from '#errors/catalogue.ts';
import { followPages } from '#shared/lib/followPages.ts';
import { statusError } from './ApiError.ts';
import { agency, type PublicPaths } from './client.ts';
import { unwrap } from './unwrap.ts';

type ReadPath = {
  [Path in keyof PublicPaths]: PublicPaths[Path] extends { get: object } ? Path : never;
}[keyof PublicPaths];
type ItemPath<Name extends string> = Extract<ReadPath, `/api/${string}/{${Name}}${'/' | ''}`>;
type Paged = { get: { parameters: { query?: { page?: number } } } };
/** True for a list that can be asked for without any parameter. */
type IsFree<Given> = Partial<Given> extends Given ? true : false;
type ListPath = {
  [Path in keyof PublicPaths]: PublicPaths[Path] extends Paged
    ? IsFree<PublicPaths[Path]['get']['parameters']> extends true
      ? Path
      : never
    : never;
}[keyof PublicPaths];

/** Query of all pages of a list. It fails if any page fails; `failure` is then logged and shown. */
export const listQuery = <Item>(
  path: ListPath,
  decoder: Decoder<{ results: Item[]; next?: string | null }>,
  failure: TextId,
) => ({
  ...queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const items: Item[] = [];
      await followPages(bases.agency + path, async (query) => {
        const page = query ? { querySerializer: () => query.slice(1) } : {};
        const { results, next } = await unwrap(agency.GET(path, { ...page, signal }), decoder);
        items.push(...results);
        return next;
      });
      return items;
    },
  }),
  meta: { failure },
});

const isIdPath = (path: string): path is ItemPath<'id'> => path.includes('{id}');

/** Query of one item by the id or slug in the page's path. An id that no record can have is a 404 without a request. */
export const itemQuery = <Item>(
  path: ItemPath<'id' | 'slug'>,
  idInPath: string,
  decoder: Decoder<Item>,
  failure: TextId,
) => ({
  ...queryOptions({
    queryKey: [path, idInPath],
    queryFn: ({ signal }) => {
      if (!isIdPath(path)) {
        const params = { path: { slug: idInPath } };
        return unwrap(agency.GET(path, { params, signal }), decoder);
      }
      const id = /^\d+$/.test(idInPath) ? Number(idInPath) : 0;
      if (!Number.isSafeInteger(id) || id < 1) throw statusError(404);
      return unwrap(agency.GET(path, { params: { path: { id } }, signal }), decoder);
    },
  }),
  meta: { failure, isItem: true as const },
});

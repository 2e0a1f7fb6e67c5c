/** Filters lists, and splits paged ones into two pages for requests with `page`, to test clients that follow `next`. */
import { HttpResponse, http } from 'msw';
import { operations } from '#contract/generated/operations.ts';
import type { Operation } from '#contract/listExamples.ts';
import { filterRecords, firstBody, recordsIn } from '../responses/filterRecords.ts';

/** Responds with the matching records of the contract's first example, or with its 404 beyond the last page. */
const respondWithList = (operation: Operation) => {
  const whole = firstBody(operation, 200);
  const all = recordsIn(whole, operation);
  const { key = '', paged = false } = operation.list ?? {};
  return ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const found = filterRecords(operation, all, searchParams);
    const page = paged ? Number(searchParams.get('page')) : 0;
    searchParams.delete('page');
    // The handler of the example responds with the whole list.
    if (page === 0 && found.length === all.length) return undefined;
    if (page > 2) return HttpResponse.json(firstBody(operation, 404), { status: 404 });
    const link = (other: number) => {
      if (page === 0 || page === other) return null;
      return `${pathname}?${new URLSearchParams([...searchParams, ['page', String(other)]])}`;
    };
    const half = Math.ceil(found.length / 2);
    const rows = page === 0 ? found : found.slice(...(page === 1 ? [0, half] : [half]));
    const paging = paged && { next: link(2), previous: link(1) };
    const count = 'count' in whole && { count: found.length };
    return HttpResponse.json({ ...whole, ...paging, ...count, [key]: rows });
  };
};

export const listHandlers = Object.values<Operation>(operations)
  .filter(({ list }) => list?.key)
  .map((operation) =>
    http.get(
      `*${operation.base}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      respondWithList(operation),
    ),
  );

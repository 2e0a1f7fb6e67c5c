/** Splits lists into two pages for requests with `page`, to test clients that follow `next`. */
import { HttpResponse, http } from 'msw';
import { operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { exampleBodies } from '../responses/exampleBodies.ts';

/** Responds with a page of the contract's first example, or with its 404 beyond the last page. */
const respondWithPage = (operation: Operation) => {
  const bodyOf = (code: number) => {
    const { name = '' } = listExamples(operation).find(({ status }) => status === code) ?? {};
    return Object(exampleBodies[operation.id]?.[name]);
  };
  const whole = bodyOf(200);
  const key = operation.list?.key ?? '';
  const half = Math.ceil(whole[key]?.length / 2);
  return ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const page = Number(searchParams.get('page'));
    if (page === 0) return undefined;
    if (page > 2) return HttpResponse.json(bodyOf(404), { status: 404 });
    const link = (other: number) => (page === other ? null : `${pathname}?page=${other}`);
    const rows = whole[key].slice(...(page === 1 ? [0, half] : [half]));
    return HttpResponse.json({ ...whole, next: link(2), previous: link(1), [key]: rows });
  };
};

export const pageHandlers = Object.values<Operation>(operations)
  .filter(({ list }) => list?.paged)
  .map((operation) =>
    http.get(
      `*${operation.base}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      respondWithPage(operation),
    ),
  );

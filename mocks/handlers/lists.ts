/** Splits paged lists into two pages for requests with `page`, to test clients that follow `next`. */
import { HttpResponse, http } from 'msw';
import { operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { exampleBodies, toResponse } from '../responses/examples.ts';

/** Responds with half of the contract's first example, or with its 404 beyond; without `page` its own handler responds. */
const respondWithPage = (operation: Operation, key: string) => {
  const [first, missing] = [200, 404].map((code) =>
    listExamples(operation).find(({ status }) => status === code),
  );
  const whole = Object(exampleBodies[operation.id]?.[first?.name ?? '']);
  return ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const page = Number(searchParams.get('page'));
    if (page > 2 && missing) return toResponse(operation, missing);
    if (page === 0) return undefined;
    const half = Math.ceil(whole[key].length / 2);
    const rows = whole[key].slice(...(page === 1 ? [0, half] : [half]));
    const [next, previous] = [2, 1].map((other) =>
      page === other ? null : `${pathname}?page=${other}`,
    );
    return HttpResponse.json({ ...whole, next, previous, [key]: rows });
  };
};

export const listHandlers = Object.values<Operation>(operations).flatMap((operation) => {
  const { list, base, path } = operation;
  return list?.paged ? [http.get(`*${base}${path}`, respondWithPage(operation, list.key))] : [];
});

import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';

/** Case studies on a page (section 9). */
export const pageSize = 9;

/**
 * The page of the list that the address asks for (`?page=2`), kept within the pages that exist. It lives in the
 * address so that a reload, and coming back from a case study, show the same page.
 */
export function usePageOfList(length: number) {
  const [parameters] = useUrlParameters();
  const count = Math.max(1, Math.ceil(length / pageSize));
  const asked = Math.trunc(Number(parameters.get('page'))) || 1;
  const page = Math.min(Math.max(asked, 1), count);
  const first = (page - 1) * pageSize;
  return { page, count, first, end: Math.min(first + pageSize, length) };
}

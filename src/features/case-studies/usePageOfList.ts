import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';

export const pageSize = 9;

/** Current page from the URL (`?page=2`), clamped to the existing pages. */
export function usePageOfList(length: number) {
  const [parameters] = useUrlParameters();
  const count = Math.max(1, Math.ceil(length / pageSize));
  const asked = Math.trunc(Number(parameters.get('page'))) || 1;
  const page = Math.min(Math.max(asked, 1), count);
  const first = (page - 1) * pageSize;
  return { page, count, first, end: Math.min(first + pageSize, length) };
}

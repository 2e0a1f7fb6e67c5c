/**
 * The envelope of a paged list. Without `page` it has one page; with `page` it has two, so that clients that follow
 * `next` can be tested.
 */
export function pageOf<Row>(rows: Row[], path: string, page: string | null) {
  const half = Math.ceil(rows.length / 2);
  const envelope = { count: rows.length, next: null, previous: null };
  if (page === null) return { ...envelope, results: rows };
  if (page === '1') {
    return { ...envelope, next: `${path}?page=2`, results: rows.slice(0, half) };
  }
  const results = page === '2' ? rows.slice(half) : [];
  return { ...envelope, previous: `${path}?page=1`, results };
}

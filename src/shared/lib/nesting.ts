/** Elements that hold nothing, and elements that end where the next of their kind begins: neither nests by itself. */
const flat = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
);

/**
 * Whether the elements of a piece of HTML may stand more than `limit` deep in each other, told from its tags alone
 * and in one go: every element counts that is begun and not ended. Rather too many than too few count.
 */
export function nestsDeeperThan(html: string, limit: number): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    if (flat.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    open.set(name, count + (slash ? -1 : 1));
    depth += slash ? -1 : 1;
    if (depth > limit) return true;
  }
  return false;
}

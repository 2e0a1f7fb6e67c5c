/**
 * Pairs items with unique React keys. `identify` returns an id that may repeat: three times `7` get `7#1`, `7#2`, `7#3`.
 * Keys are stable when the list grows.
 */
export function withKeys<Item>(
  items: readonly Item[],
  identify: (item: Item) => string | number | null,
): [key: string, item: Item][] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = String(identify(item));
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    // Every key ends in `#` and a number, so that no id equals the key of another one.
    return [`${id}#${count}`, item];
  });
}

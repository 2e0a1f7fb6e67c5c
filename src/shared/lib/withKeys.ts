/**
 * Pairs items with unique React keys. `identify` returns an id that may repeat: repetitions of `7` get `7#2`, `7#3`.
 * Keys are stable when the list grows.
 */
export function withKeys<Item>(
  items: readonly Item[],
  identify: (item: Item) => string | number | null,
): [key: string, item: Item][] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = String(identify(item));
    let count = (counts.get(id) ?? 0) + 1;
    let key = count === 1 ? id : `${id}#${count}`;
    // An id may look like a generated key.
    while (taken.has(key)) {
      count += 1;
      key = `${id}#${count}`;
    }
    counts.set(id, count);
    taken.add(key);
    return [key, item];
  });
}

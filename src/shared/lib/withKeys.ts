/**
 * Pairs each item with a key for a rendered list. `identify` gives what an item is known by, which a backend may repeat:
 * the repetitions of `7` are `7#2`, `7#3`. Keys are unique, and stay with their items when the list grows or shrinks.
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
    // An id may itself look like the key of a repetition.
    while (taken.has(key)) {
      count += 1;
      key = `${id}#${count}`;
    }
    counts.set(id, count);
    taken.add(key);
    return [key, item];
  });
}

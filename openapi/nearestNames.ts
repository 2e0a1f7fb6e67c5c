import { distance } from 'fastest-levenshtein';

/** How many letters may differ, as a share of the longer name, for a name to be worth suggesting. */
const largestShare = 0.55;

/** Up to three names that a mistyped one may stand for, the nearest first. Letter case does not count. */
export function nearestNames(typed: string, names: readonly string[]): string[] {
  const plain = typed.toLowerCase();
  return names
    .map((name) => {
      const other = name.toLowerCase();
      const inside = plain.length > 2 && other.includes(plain);
      const letters = Math.max(plain.length, other.length);
      return { name, share: inside ? 0 : distance(plain, other) / letters };
    })
    .filter(({ share }) => share <= largestShare)
    .sort((one, other) => one.share - other.share)
    .slice(0, 3)
    .map(({ name }) => name);
}

import { distance } from 'fastest-levenshtein';

/** Maximum edit distance as a fraction of the longer name. */
const largestShare = 0.55;

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

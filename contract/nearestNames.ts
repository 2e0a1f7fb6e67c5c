import { distance } from 'fastest-levenshtein';

/** Maximum edit distance as a fraction of the longer name. */
const largestShare = 0.55;

/** At most three names similar to the typed one, the most similar first. */
export function nearestNames(typed: string, names: readonly string[]): string[] {
  const plain = typed.toLowerCase();
  const share = (name: string) =>
    plain.length > 2 && name.toLowerCase().includes(plain)
      ? 0
      : distance(plain, name.toLowerCase()) / Math.max(plain.length, name.length);
  return names
    .filter((name) => share(name) <= largestShare)
    .sort((one, other) => share(one) - share(other))
    .slice(0, 3);
}

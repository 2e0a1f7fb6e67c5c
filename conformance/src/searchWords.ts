/** Chooses words that a search must find. */
import { plainText } from './json.ts';

/** Most characters of a text that are examined. */
const mostCharacters = 5000;

/** Words that many search engines ignore. */
const skipped =
  /^(about|above|after|again|against|because|before|behind|being|below|between|beyond|could|doing|during|every|further|having|herself|himself|itself|might|myself|other|ourselves|should|something|their|theirs|themselves|there|these|those|through|toward|towards|under|until|where|whether|which|while|within|without|would|yours|yourself|yourselves)$/i;

/**
 * The longest word of a text that none of the other texts has. Only ASCII letters, because databases differ in the case
 * of others. Omits words next to mark-up or an entity, which a search may read differently.
 */
export function longestWord(text: unknown, others = ''): string | undefined {
  const plain = plainText(text)
    .slice(0, mostCharacters)
    .replace(/<[^>]*>/g, '\0');
  const taken = others.toLowerCase();
  const words =
    plain.match(/(?<![\p{L}\p{N}&;\0'’-])[A-Za-z]{5,30}(?![\p{L}\p{N}&;\0'’-])/gu) ?? [];
  return words
    .filter((word) => !skipped.test(word) && !taken.includes(word.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
}

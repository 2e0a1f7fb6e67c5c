/** Words of texts that a search has to find. */
import { plainText } from './json.ts';

/** Characters of a text that are looked through. */
const mostCharacters = 5000;

/** Words that many search engines leave out. */
const skipped =
  /^(about|above|after|against|because|before|behind|being|below|between|beyond|could|during|every|further|itself|might|other|ourselves|should|something|their|theirs|themselves|there|these|those|through|toward|towards|under|until|where|whether|which|while|within|without|would|yourself|yourselves)$/i;

/**
 * The longest word of a text, in letters of ASCII because databases differ in the case of others, that is in none of the
 * other texts. Words next to mark-up or an entity are left out: a search may see them otherwise.
 */
export function longestWord(text: unknown, others = ''): string | undefined {
  const plain = plainText(text)
    .slice(0, mostCharacters)
    .replace(/<[^>]*>/g, '\0');
  const taken = others.toLowerCase();
  const words =
    plain.match(/(?<![\p{L}\p{N}&;\0'’-])[A-Za-z]{4,30}(?![\p{L}\p{N}&;\0'’-])/gu) ?? [];
  return words
    .filter((word) => !skipped.test(word) && !taken.includes(word.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Email addresses as both backends see them. */

const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const address = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`, 'i');

/** As strict as the contract's own format, so that a stored address always fits an answer. */
export function isEmail(text: string): boolean {
  return address.test(text);
}

/** True when two addresses belong to one person: letter case does not count. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

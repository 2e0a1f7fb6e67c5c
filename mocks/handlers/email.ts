const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const emailPattern = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`, 'i');

/** As strict as the contract's `email` format, so that stored addresses fit every response. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}

/** Compares two email addresses, ignoring case. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

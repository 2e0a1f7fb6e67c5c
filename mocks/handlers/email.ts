/** What the backends take for an email address, as strict as the contract's own format. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@([^\s@.]+\.)+[^\s@.]+$/.test(text);
}

/** True when two addresses belong to one person: letter case does not count. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A random key of 32 hexadecimal digits. */
export function createKey(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

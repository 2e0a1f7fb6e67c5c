/** A random name for a session, token or secret: 32 hexadecimal digits. */
export function createKey(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

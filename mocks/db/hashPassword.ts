/** What the mock keeps of a password: enough to compare it, too little to read it in the browser's storage. */
export async function hashPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`mock ${password}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

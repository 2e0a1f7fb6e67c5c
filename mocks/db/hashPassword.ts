const bytes = (text: string) => new TextEncoder().encode(text);

/** What the mock keeps of a password: enough to compare it, too little to read it in the browser's storage. */
export async function hashPassword(password: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = bytes('twinbridge-mock');
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 20_000 };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

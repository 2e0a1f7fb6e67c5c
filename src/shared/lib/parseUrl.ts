/** A URL, or null for a text that is none. The oldest supported browsers lack `URL.parse` and `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

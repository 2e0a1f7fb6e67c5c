/** What an address from the backend is used for. */
export type UrlKind = 'link' | 'media';

/**
 * An address from the backend that is safe to use, else null. Links may lead to http, https, mailto and
 * tel; media only to http and https. A protocol-relative address is refused, because it leaves the site unseen.
 */
export function safeUrl(value: string | null | undefined, kind: UrlKind): string | null {
  const address = value?.trim();
  if (!address || /^[\\/]{2}/.test(address)) return null;
  const base = 'https://site.invalid/';
  if (!URL.canParse(address, base)) return null;
  const { protocol } = new URL(address, base);
  const allowed = kind === 'link' ? ['http:', 'https:', 'mailto:', 'tel:'] : ['http:', 'https:'];
  return allowed.includes(protocol) ? address : null;
}

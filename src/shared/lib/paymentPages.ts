import { barePath } from './pathname.ts';

/**
 * Addresses that may show the card form. The edge allows the card provider's origins on these documents only, so a
 * document that was loaded at another address cannot load its script.
 */
export const paymentPages: readonly string[] = [
  '/humanresource',
  '/scrapper',
  '/pricing',
  '/subscription',
  '/combinedcomponent',
  '/login',
];

/** Whether a path (trailing slash or not) is one of them. */
export function isPaymentPage(pathname: string): boolean {
  const bare = barePath(pathname);
  return paymentPages.some((page) => page === bare);
}

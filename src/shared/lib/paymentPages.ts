import { barePath } from './pathname.ts';

/**
 * Pages with the card form. Their content security policy allows the card provider, so they must be loaded as
 * documents, not reached by client-side navigation.
 */
export const paymentPages: readonly string[] = [
  '/humanresource',
  '/scrapper',
  '/pricing',
  '/subscription',
  '/combinedcomponent',
  '/login',
];

export function isPaymentPage(pathname: string): boolean {
  const bare = barePath(pathname);
  return paymentPages.some((page) => page === bare);
}

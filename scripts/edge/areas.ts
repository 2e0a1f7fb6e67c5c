/** Parts of the site with the same headers and caching; in nginx, locations. */
import { isPaymentPage } from '../../src/shared/lib/paymentPages.ts';

/** `payment` are pages with the checkout, `data` everything that the backends send. */
export type Area = 'page' | 'payment' | 'asset' | 'download' | 'data';

/** Area of the path of a normalized target. */
export function areaOf(path: string): Area {
  const [, first] = /^\/(assets|downloads|api|edge|hrms|media)\//.exec(path) ?? [];
  if (first === 'assets') return 'asset';
  if (first === 'downloads') return 'download';
  if (first) return 'data';
  return isPaymentPage(path) ? 'payment' : 'page';
}

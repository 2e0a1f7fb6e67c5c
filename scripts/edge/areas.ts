/** The parts of the site that the edge treats alike. In nginx each is a location. */
import { isPaymentPage } from '../../src/shared/lib/paymentPages.ts';

/** Pages, pages that may take a payment, hashed assets, documents to download, and what the backends send. */
export type Area = 'page' | 'payment' | 'asset' | 'download' | 'data';

/** Area of the path of a normal target. */
export function areaOf(path: string): Area {
  const [, first] = /^\/(assets|downloads|api|edge|hrms|media)\//.exec(path) ?? [];
  if (first === 'assets') return 'asset';
  if (first === 'downloads') return 'download';
  if (first) return 'data';
  return isPaymentPage(path) ? 'payment' : 'page';
}

/** The parts of the site that the edge treats alike: which headers an answer carries depends on its path and status alone. */
import { paymentPages } from '../../src/shared/lib/paymentPages.ts';

/** Pages, pages that may take a payment, hashed assets, documents to download, and what the backends answer. */
export type Area = 'page' | 'payment' | 'asset' | 'download' | 'data';

const paymentNames = paymentPages.map((page) => page.slice(1)).join('|');

/**
 * Pattern of the path as the browser sent it, query included, and its area; the first that fits counts, and everything
 * else is a page. Plain enough to mean the same in JavaScript and in nginx.
 */
export const areaPatterns: readonly (readonly [pattern: string, area: Area])[] = [
  ['^/(api|hrms|media)/', 'data'],
  ['^/assets/', 'asset'],
  ['^/downloads/', 'download'],
  [`^/(${paymentNames})/?([?]|$)`, 'payment'],
];

const areas = areaPatterns.map(([pattern, area]) => [new RegExp(pattern), area] as const);

/** Area of a request target such as `/pricing?plan=premium`. */
export function areaOf(target: string): Area {
  return areas.find(([pattern]) => pattern.test(target))?.[1] ?? 'page';
}

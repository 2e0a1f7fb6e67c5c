/** `_headers` and `_redirects` for hosts of static files that read them, such as Netlify and Cloudflare Pages. */
import { detailPaths, fixedPaths, redirects } from '../../src/routes.ts';
import { isPaymentPage } from '../../src/shared/lib/paymentPages.ts';
import { assetCaching, type PolicySources, securityHeaders } from './policy.ts';
import type { BuiltSite } from './site.ts';

const policyName = 'Content-Security-Policy';

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/**
 * Such a host sends the headers of every rule that fits, and a browser obeys every policy that it gets. So the widest
 * policy, that of payment pages, goes to all paths, and the narrow one to each page that takes no payment besides.
 */
export function renderHeaders(sources: PolicySources): string {
  const everywhere = securityHeaders('payment', sources);
  const narrow = { [policyName]: securityHeaders('page', sources)[policyName] ?? '' };
  const pages = [...fixedPaths, ...detailPaths].filter((page) => !isPaymentPage(page));
  return `${[
    rule('/*', everywhere),
    rule('/assets/*', { 'Cache-Control': assetCaching }),
    ...pages.map((page) => rule(page, narrow)),
  ].join('\n\n')}\n`;
}

/** Redirects first; then pages that were not prerendered get the shell. What has a file of its own keeps it. */
export function renderRedirects({ files, shell }: BuiltSite): string {
  const moves = Object.entries(redirects).map(([from, to]) => `${from} ${to} 302`);
  const waiting = fixedPaths.filter(
    (page) => page !== '/' && !files.has(`${page.slice(1)}/index.html`),
  );
  const fallbacks = [...waiting, ...detailPaths].map((page) => `${page} /${shell} 200`);
  return `${[...moves, ...fallbacks].join('\n')}\n`;
}

/** `_headers` and `_redirects` for Netlify, and hosts that read these files as it does. */
import { detailPaths, fixedPaths, redirects } from '../../src/routes.ts';
import { isPaymentPage } from '../../src/shared/lib/paymentPages.ts';
import { assetCaching, type PolicySources, securityHeaders } from './policy.ts';
import type { BuiltSite } from './site.ts';

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/**
 * The `_headers` file. A host sends the headers of every matching rule, and a browser enforces every policy it gets. So
 * all paths get the policy of payment pages, and pages without payment get the stricter policy in addition.
 */
export function renderHeaders(sources: PolicySources): string {
  const everywhere = securityHeaders('payment', sources);
  const policy = securityHeaders('page', sources)['Content-Security-Policy'] ?? '';
  const pages = [...fixedPaths, ...detailPaths].filter((page) => !isPaymentPage(page));
  return `${[
    rule('/*', everywhere),
    rule('/assets/*', { 'Cache-Control': assetCaching }),
    ...pages.map((page) => rule(page, { 'Content-Security-Policy': policy })),
  ].join('\n\n')}\n`;
}

/**
 * The `_redirects` file: redirects, then the shell for pages that were not prerendered. The host prefers existing files.
 */
export function renderRedirects({ files, shell }: BuiltSite): string {
  const redirectLines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 302`);
  const missing = fixedPaths.filter(
    (page) => page !== '/' && !files.has(`${page.slice(1)}/index.html`),
  );
  const fallbacks = [...missing, ...detailPaths].map((page) => `${page} /${shell} 200`);
  return `${[...redirectLines, ...fallbacks].join('\n')}\n`;
}

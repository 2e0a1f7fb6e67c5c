/** Facts about prerendered pages, and their structured data (schema.org). Unknown values are omitted. */
import { createContext, useContext } from 'react';
import { parseUrl } from '#shared/lib/safeUrl.ts';
import { type Office, site } from '#site.ts';

/** Public origin without a trailing slash; null when not configured. */
export const siteUrl = import.meta.env.VITE_SITE_URL || null;

/** Absolute URL of a path; null without the site URL. */
export function absoluteUrl(url: string): string | null {
  if (parseUrl(url)) return url;
  return siteUrl && new URL(url, `${siteUrl}/`).href;
}

/** A schema.org node. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Facts about a page that prerendering collects besides its HTML. */
export type PageFacts = { jsonLd: JsonLd[]; isIndexed: boolean };

/** Provided only while prerendering; components write to it. */
export const PageFactsContext = createContext<PageFacts | null>(null);

/**
 * Adds structured data to the page, during prerendering only (trusted types forbid script elements created by scripts).
 * Pass `import.meta.env.SSR ? () => … : null`, so that the code is removed from the browser build.
 */
export function useJsonLd(make: (() => JsonLd | null) | null): void {
  const facts = useContext(PageFactsContext);
  const jsonLd = facts && make?.();
  if (jsonLd) facts.jsonLd.push(jsonLd);
}

export const postalAddress = (office: Office): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: office.streetAddress,
  addressLocality: office.city,
  postalCode: office.postalCode,
  addressCountry: office.countryCode,
});

export function organization(): JsonLd {
  return {
    '@type': 'Organization',
    name: site.name,
    description: site.blurb,
    url: absoluteUrl('/') ?? undefined,
    logo: absoluteUrl('/icon-512.png') ?? undefined,
    email: site.emails.official,
    address: site.offices.map(postalAddress),
    contactPoint: site.offices.map(({ label, phone, countryCode }) => ({
      '@type': 'ContactPoint',
      name: label,
      telephone: phone.href.slice('tel:'.length),
      areaServed: countryCode,
    })),
    sameAs: site.social.map(({ href }) => href),
  };
}

/** Breadcrumbs; null without the site URL, because items need absolute URLs. */
export function breadcrumbList(
  crumbs: readonly { label: string; to?: string }[],
  pathname: string,
): JsonLd | null {
  const items = crumbs.map(({ label, to = pathname }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(to),
  }));
  if (items.some(({ item }) => item === null)) return null;
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

/** Structured data of prerendered pages (schema.org). Unknown values are omitted. */
import { type Office, site } from '#site.ts';
import type { JsonLd } from './pageFacts.ts';
import { absoluteUrl } from './siteUrl.ts';

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

export function faqPage(entries: readonly { title: string; text: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

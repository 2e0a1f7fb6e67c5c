/** robots.txt and sitemaps, from the pages that there are. */

/** Addresses that a sitemap may hold (sitemaps.org). */
const sitemapLimit = 50_000;

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const xml = (root: string, item: string, addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<${item}><loc>${escapeXml(address)}</loc></${item}>`).join('\n')}
</${root}>
`;

/**
 * Files by name. `siteUrl` has no trailing slash; without it there is no sitemap, which needs full addresses. More
 * than `limit` pages are parted into several sitemaps, and sitemap.xml lists these.
 */
export function createSitemap(
  siteUrl: string | null,
  paths: readonly string[],
  limit = sitemapLimit,
): Record<string, string> {
  const everything = 'User-agent: *\nAllow: /\n';
  if (!siteUrl) return { 'robots.txt': everything };
  const addresses = paths.map((path) => (path === '/' ? `${siteUrl}/` : siteUrl + path));
  const robots = { 'robots.txt': `${everything}\nSitemap: ${siteUrl}/sitemap.xml\n` };
  if (addresses.length <= limit)
    return { ...robots, 'sitemap.xml': xml('urlset', 'url', addresses) };
  const parts = Array.from({ length: Math.ceil(addresses.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    content: xml('urlset', 'url', addresses.slice(index * limit, (index + 1) * limit)),
  }));
  return {
    ...robots,
    'sitemap.xml': xml(
      'sitemapindex',
      'sitemap',
      parts.map(({ name }) => `${siteUrl}/${name}`),
    ),
    ...Object.fromEntries(parts.map(({ name, content }) => [name, content])),
  };
}

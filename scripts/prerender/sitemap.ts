/** Creates robots.txt and sitemaps. */

/** Maximum number of URLs in a sitemap (sitemaps.org). */
const sitemapLimit = 50_000;

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const xml = (root: string, item: string, urls: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<${item}><loc>${escapeXml(url)}</loc></${item}>`).join('\n')}
</${root}>
`;

/**
 * Files by name. Without `siteUrl` (no trailing slash) there is no sitemap, which needs absolute URLs. More than
 * `limit` pages are split into several sitemaps with an index.
 */
export function createSitemap(
  siteUrl: string | null,
  paths: readonly string[],
  limit = sitemapLimit,
): Record<string, string> {
  const everything = 'User-agent: *\nAllow: /\n';
  if (!siteUrl) return { 'robots.txt': everything };
  const urls = paths.map((path) => (path === '/' ? `${siteUrl}/` : siteUrl + path));
  const robots = { 'robots.txt': `${everything}\nSitemap: ${siteUrl}/sitemap.xml\n` };
  if (urls.length <= limit) return { ...robots, 'sitemap.xml': xml('urlset', 'url', urls) };
  const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    content: xml('urlset', 'url', urls.slice(index * limit, (index + 1) * limit)),
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

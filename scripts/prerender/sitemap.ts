/** Creates robots.txt and the sitemap: files by name. Without `siteUrl` (no trailing slash) there is no sitemap, which needs absolute URLs. */
export function createSitemap(
  siteUrl: string | null,
  paths: readonly string[],
): Record<string, string> {
  const robots = 'User-agent: *\nAllow: /\n';
  if (!siteUrl) return { 'robots.txt': robots };
  // Names of pages contain no character that XML escapes.
  const urls = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return {
    'robots.txt': `${robots}\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': sitemap,
  };
}

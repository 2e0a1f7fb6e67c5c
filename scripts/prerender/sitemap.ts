/**
 * Creates robots.txt and sitemaps: files by name. Without `siteUrl` (no trailing slash) there is no sitemap, which needs
 * absolute URLs. A sitemap has at most `limit` URLs (sitemaps.org); robots.txt lists them all.
 */
export function createSitemap(
  siteUrl: string | null,
  paths: readonly string[],
  limit = 50_000,
): Record<string, string> {
  const sitemaps: Record<string, string> = {};
  let robots = 'User-agent: *\nAllow: /\n';
  for (let start = 0; siteUrl && start < paths.length; start += limit) {
    const name = start === 0 ? 'sitemap.xml' : `sitemap-${start / limit + 1}.xml`;
    // Names of pages contain no character that XML escapes.
    const part = paths.slice(start, start + limit);
    const urls = part.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
    sitemaps[name] = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
    robots += `\nSitemap: ${siteUrl}/${name}\n`;
  }
  return { ...sitemaps, 'robots.txt': robots };
}

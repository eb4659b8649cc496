/** The rules for crawlers. `listed` says whether search engines may find the site at all. */
export function robots(publicUrl: string, listed: boolean): string {
  // A blocked page is listed without its text if something links to it: only a page that is crawled can say `noindex`.
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n${listed ? `\nSitemap: ${publicUrl}/sitemap.xml\n` : ''}`;
}

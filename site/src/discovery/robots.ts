/** What programs that read the web may read of the site. `listed` says whether it may be found at all. */
export function robots(publicUrl: string, listed: boolean): string {
  // A page that may not be read is listed without its words where something links to it: only a page that is read says `noindex`.
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n${listed ? `\nSitemap: ${publicUrl}/sitemap.xml\n` : ''}`;
}

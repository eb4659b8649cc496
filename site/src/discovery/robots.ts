/** What programs that read the web may read of the site. `listed` says whether it may be found at all. */
export function robots(publicUrl: string, listed: boolean): string {
  if (!listed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /admin\nDisallow: /received\nDisallow: /setup\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

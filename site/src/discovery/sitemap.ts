import { escapeMarkup } from '../escape-markup.ts';
import { listedPages } from './listed-pages.ts';

/** The addresses for search engines, with their dates if they have any. */
export function sitemap(publicUrl: string): string {
  const urls = listedPages.map(({ path, handle }) => {
    const day = handle.article ? `<lastmod>${handle.article.date}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(publicUrl + path)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

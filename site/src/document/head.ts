import { sponsor } from '@sponsor/content/sponsor';
import type { PageWords } from '@sponsor/domain';
import type { PageHandle } from '../page-handle.ts';
import { cardAddress, cardSize } from '../social-card.ts';
import { titleOf } from '../title.ts';

/** An element of the document's head: its selector, and the attribute that carries its value. */
export interface HeadTag {
  element: 'meta' | 'link';
  key: 'name' | 'property' | 'rel';
  name: string;
  valueAttribute: 'content' | 'href';
  value: string;
}

/**
 * Returns a page's metadata for search engines, link previews and the browser's tab. Without a canonical address there is
 * nothing to index or preview. `listed` says whether search engines may index the site at all, which is false until the
 * sponsor has confirmed every text.
 */
export function headTags(
  page: PageWords & Pick<PageHandle, 'article'>,
  canonical: string | undefined,
  { publicUrl, listed }: { publicUrl: string; listed: boolean },
): HeadTag[] {
  const tags = [
    meta('name', 'description', page.description),
    ...(listed && canonical !== undefined ? [] : [meta('name', 'robots', 'noindex')]),
    meta('name', 'theme-color', sponsor.icons.paper),
    meta('property', 'og:type', page.article ? 'article' : 'website'),
    meta('property', 'og:site_name', sponsor.name),
    meta('property', 'og:title', titleOf(page)),
    meta('property', 'og:description', page.description),
    link('icon', page.tab ? `${page.tab.icon}.svg` : sponsor.icons.tab),
    link('apple-touch-icon', page.tab ? `${page.tab.icon}.png` : sponsor.icons.homeScreen),
  ];
  if (canonical === undefined) return tags;
  const href = `${publicUrl}${canonical}`;
  return [
    ...tags,
    meta('property', 'og:url', href),
    meta('property', 'og:image', `${publicUrl}${cardAddress(canonical)}`),
    meta('property', 'og:image:width', `${cardSize.width}`),
    meta('property', 'og:image:height', `${cardSize.height}`),
    ...(page.article
      ? [
          meta('property', 'article:published_time', page.article.date),
          meta('property', 'article:section', page.article.topic),
        ]
      : []),
    meta(
      'property',
      'og:image:alt',
      sponsor.cardAlt.replace('{title}', () => page.title),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
    link('canonical', href),
  ];
}

function meta(key: 'name' | 'property', name: string, value: string): HeadTag {
  return { element: 'meta', key, name, valueAttribute: 'content', value };
}

function link(name: string, value: string): HeadTag {
  return { element: 'link', key: 'rel', name, valueAttribute: 'href', value };
}

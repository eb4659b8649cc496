import { blog } from '@sponsor/content/blog';
import { pages } from '@sponsor/content/pages';
import { sponsor } from '@sponsor/content/sponsor';
import type { BlogWords, PageWords, RenderedPage, RenderInput } from '@sponsor/domain';
import { feed, feedAddress } from './feed.ts';
import { robots } from './robots.ts';
import { security, securityAddress } from './security.ts';
import { sitemap } from './sitemap.ts';

interface ProgramFile {
  path: string;
  type: NonNullable<RenderedPage['type']>;
  write: (input: RenderInput, listed: boolean) => string;
}

/** A sponsor without articles has no feed. */
const articlesFeed: ProgramFile[] = pages.blog && blog ? [feedOf(pages.blog, blog)] : [];

function feedOf(words: PageWords, shared: BlogWords): ProgramFile {
  return { path: feedAddress, type: 'application/rss+xml', write: ({ publicUrl }) => feed(publicUrl, words, shared) };
}

/** What programs read of the site as a whole. */
export const programFiles: readonly ProgramFile[] = [
  { path: '/robots.txt', type: 'text/plain', write: ({ publicUrl }, listed) => robots(publicUrl, listed) },
  { path: '/sitemap.xml', type: 'application/xml', write: ({ publicUrl }) => sitemap(publicUrl) },
  {
    path: securityAddress,
    type: 'text/plain',
    write: ({ publicUrl, site, year }) => security(publicUrl, site.email ?? sponsor.siteDefaults.email, year),
  },
  ...articlesFeed,
];

import { pages } from '@sponsor/content/pages';
import { sponsor } from '@sponsor/content/sponsor';
import type { BlogContent, OptionalPage, ProjectsContent, WhatWeSaidContent } from '@sponsor/contract';
import type { RenderedPage, RenderInput } from '@sponsor/domain';
import { claimTopics } from '../claim-topics.ts';
import { claimTable } from './claim-table.ts';
import { feed, feedAddress } from './feed.ts';
import { projectTable } from './project-table.ts';
import { sitemap } from './sitemap.ts';

interface ProgramFile {
  path: string;
  type: NonNullable<RenderedPage['type']>;
  write: (input: RenderInput, listed: boolean) => string;
}

/** A sponsor without articles has no feed. */
const articlesFeed: ProgramFile[] = pages.blog ? [feedOf(pages.blog)] : [];

function feedOf(blog: OptionalPage<BlogContent>): ProgramFile {
  return {
    path: feedAddress,
    type: 'application/rss+xml',
    write: ({ publicUrl }) => feed(publicUrl, blog, blog.words),
  };
}

/** Two pages whose data is also available as spreadsheets. */
const tables: ProgramFile[] = [
  ...(pages.projects ? [projectsFile(pages.projects.words)] : []),
  ...(pages.whatWeSaid ? [claimsFile(pages.whatWeSaid.words)] : []),
];

function projectsFile(words: ProjectsContent): ProgramFile {
  return { path: words.ledger.file.href, type: 'text/csv', write: () => projectTable(words) };
}

function claimsFile(words: WhatWeSaidContent): ProgramFile {
  return { path: words.file.href, type: 'text/csv', write: () => claimTable(claimTopics(words)) };
}

/** States that the site obeys Global Privacy Control, and since when. */
const privacyControl = JSON.stringify({ gpc: true, lastUpdate: '2026-11-27' });

/** The address of the contact for security researchers (RFC 9116). */
const securityAddress = '/.well-known/security.txt';

/** The files about the whole site for programs. */
export const programFiles: readonly ProgramFile[] = [
  { path: '/robots.txt', type: 'text/plain', write: ({ publicUrl }, listed) => robots(publicUrl, listed) },
  { path: '/sitemap.xml', type: 'application/xml', write: ({ publicUrl }) => sitemap(publicUrl) },
  {
    path: securityAddress,
    type: 'text/plain',
    write: ({ publicUrl, site, year }) => security(publicUrl, site.email ?? sponsor.siteDefaults.email, year),
  },
  { path: '/.well-known/gpc.json', type: 'application/json', write: () => privacyControl },
  ...articlesFeed,
  ...tables,
];

/** The rules for crawlers. `listed` says whether search engines may find the site at all. */
function robots(publicUrl: string, listed: boolean): string {
  // A blocked page is listed without its text if something links to it: only a page that is crawled can say `noindex`.
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n${listed ? `\nSitemap: ${publicUrl}/sitemap.xml\n` : ''}`;
}

/** The contact for reporting vulnerabilities. Pages are rendered again each year, and this file with them: it never expires. */
function security(publicUrl: string, email: string, year: number): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${year + 1}-01-02T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${securityAddress}`,
    '',
  ].join('\n');
}

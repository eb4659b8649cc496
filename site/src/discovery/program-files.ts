import { pages } from '@sponsor/content/pages';
import { sponsor } from '@sponsor/content/sponsor';
import type { BlogContent, OptionalPage, ProjectsContent, WhatWeSaidContent } from '@sponsor/contract';
import type { RenderedPage, RenderInput } from '@sponsor/domain';
import { claimTopics } from '../claim-topics.ts';
import { claimTable } from './claim-table.ts';
import { feed, feedAddress } from './feed.ts';
import { projectTable } from './project-table.ts';
import { robots } from './robots.ts';
import { security, securityAddress } from './security.ts';
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

/** The data of two pages as spreadsheets. */
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

import { notes } from '@sponsor/content/notes';
import type { WhatWeSaidContent } from '@sponsor/contract';
import { type RegisteredTopic, registerClaims } from '@sponsor/domain';
import { listedPages } from './discovery/listed-pages.ts';

/** The register of the claims on all pages, in the order of the route table. */
export function claimTopics({ register }: WhatWeSaidContent): RegisteredTopic[] {
  const pages = listedPages.map(({ path, handle: { name, title, shown } }) => ({
    page: { label: name ?? title, href: path },
    shown,
  }));
  return registerClaims(pages, register, notes);
}

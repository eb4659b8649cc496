import { notes } from '@sponsor/content/notes';
import { type RegisteredTopic, registerClaims, type WhatWeSaidWords } from '@sponsor/domain';
import { listedPages } from './discovery/listed-pages.ts';

/** The register of claims: all that the pages show, in the order of the route table. */
export function claimTopics({ register }: WhatWeSaidWords): RegisteredTopic[] {
  const pages = listedPages.map(({ path, handle: { name, title, shown } }) => ({
    page: { label: name ?? title, href: path },
    shown,
  }));
  return registerClaims(pages, register, notes);
}

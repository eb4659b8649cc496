import type { NavigationLink, PageWords, RenderedPage, Vendor } from '@sponsor/domain';

/** What the route table says of a page besides its address. */
export interface PageHandle extends Omit<PageWords, 'otherPaths' | 'shows'> {
  /** The address to index; absent where there is nothing to index. */
  canonical: string | undefined;
  /** `page` is for everybody; `outcome` tells one visitor what became of a request. */
  kind: 'page' | 'outcome';
  status: RenderedPage['status'];
  header: HeaderRules;
  /** Who the copyright line names; the fund's footer also carries the disclosures of its offering. */
  footer: 'holding-company' | 'fund';
  /** Shows the pictures that staff may replace, and is rendered again when they do. */
  illustrated?: true;
  /** All that it shows and that may claim something. */
  shown: readonly unknown[];
  /** What an article is known by besides its words. */
  article?: { date: string; topic: string };
  /** Other companies' scripts that it has a place for; analytics is on every page of the site. */
  vendors: readonly Vendor[];
}

interface HeaderRules {
  solid: 'always' | 'on-scroll';
  /** Where the page begins with the inverse surface, the header does too. */
  surface?: 'inverse';
  anchors?: readonly NavigationLink[];
  /** The button; a page that offers the choice of funds itself has none. */
  action?: NavigationLink | undefined;
}

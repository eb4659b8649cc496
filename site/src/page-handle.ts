import type { NavigationLink, PageWords, RenderedPage, Vendor } from '@sponsor/domain';

/** The route table's facts about a page, besides its address. */
export interface PageHandle extends Omit<PageWords, 'otherPaths' | 'shows'> {
  /** The canonical address; absent if there is nothing to index. */
  canonical: string | undefined;
  /** `page` is for everyone; `outcome` reports the result of one visitor's request. */
  kind: 'page' | 'outcome';
  status: RenderedPage['status'];
  header: HeaderRules;
  /** The owner in the copyright line; the fund's footer also has the disclosures of its offering. */
  footer: 'holding-company' | 'fund';
  /** Shows the pictures that staff may replace, and is rendered again when they do. */
  illustrated?: true;
  /** All content of the page that may contain claims. */
  shown: readonly unknown[];
  /** An article's metadata besides its words. */
  article?: { date: string; topic: string };
  /** The vendors with scripts on this page, besides analytics, which is on every page of the site. */
  vendors: readonly Vendor[];
}

interface HeaderRules {
  solid: 'always' | 'on-scroll';
  /** If the page begins with the inverse surface, so does the header. */
  surface?: 'inverse';
  anchors?: readonly NavigationLink[];
  /** The button; a page that itself offers the choice of funds has none. */
  action?: NavigationLink | undefined;
}

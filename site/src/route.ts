import type { NavigationLink } from '@sponsor/domain';
import type { ComponentType } from 'react';

/** One row of the route table: an address, the page that answers it, and what surrounds that page. */
export interface Route {
  /** Pattern of the address. */
  path: string;
  /** The name under which the server keeps the page, where it is not the pattern itself. */
  renderedAs?: string;
  /** The page's source, by which the build finds its assets. */
  source: `src/pages/${string}.tsx`;
  load: () => Promise<{ default: ComponentType }>;
  /** Its HTML does all that the page is for, so its code is fetched only when a navigation opens it. */
  still?: true;
  /** Without the sponsor's name, which every title ends with. */
  title: string;
  /** The fund whose title and icon the browser's tab shows while the page is open, in place of the sponsor's. */
  tab?: { title: string; icon: string };
  /** The address to index; absent where there is nothing to index. */
  canonical?: string;
  /** The drawing on the card that previews a link to it; the senior residence if left out. */
  card?: CardName;
  /** `page` is for everybody, `outcome` answers one visitor's form, `staff` is drawn by the browser alone. */
  kind: 'page' | 'outcome' | 'staff';
  status: 200 | 404;
  header: HeaderRules;
  /** Who the copyright line names; the fund's footer also carries the disclosures of its offering. */
  footer: 'holding-company' | 'fund';
}

/** The drawings that a card can show. */
export type CardName = 'senior' | 'apartments' | 'storage' | 'flex' | 'site' | 'porch' | 'bays' | 'stair' | 'counties';

interface HeaderRules {
  solid: 'always' | 'on-scroll';
  /** Where the page begins with the inverse surface, the header does too. */
  surface?: 'inverse';
  anchors?: readonly NavigationLink[];
  /** The button; a page that offers the choice of funds itself has none. */
  action?: NavigationLink;
}

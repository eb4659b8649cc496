/** The drawings that a card can show. */
export type CardName = 'senior' | 'apartments' | 'storage' | 'flex' | 'site' | 'porch' | 'bays' | 'stair' | 'counties';

/** What a page is called, and what search engines, previews of links and the browser's tab say of it. */
export interface PageWords {
  /** Without the sponsor's name, which every title ends with. */
  title: string;
  description: string;
  /** The drawing on the card that previews a link to the page; the senior residence if left out. */
  card?: CardName;
  /** What lists of pages call it, where its title is too long for that. */
  name?: string;
  /** What it shows besides its own words, as far as that claims something. The register of claims takes it from here. */
  shows?: readonly object[];
  /** Addresses besides its own at which the page is shown, as those of an older site. */
  otherPaths?: readonly string[];
  /** The fund whose title and icon the browser's tab shows in place of the sponsor's. */
  tab?: { title: string; icon: string };
}

/** A page that a sponsor may lack. What stands on it comes with it, so who lacks it has nothing to say of it. */
export interface OptionalPage<Words> extends PageWords {
  words: Words;
}

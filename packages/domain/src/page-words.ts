/** The drawings that a card can show. */
export type CardName = 'senior' | 'apartments' | 'storage' | 'flex' | 'site' | 'porch' | 'bays' | 'stair' | 'counties';

/** The name of a page, and its texts for search engines, link previews and the browser's tab. */
export interface PageWords {
  /** Without the sponsor's name, which ends every title. */
  title: string;
  description: string;
  /** The drawing on the preview card of the page; the senior residence by default. */
  card?: CardName;
  /** Its name in lists of pages, if its title is too long for that. */
  name?: string;
  /** Other data that it shows, if that makes claims. The register of claims takes it from here. */
  shows?: readonly object[];
  /** Other addresses of the page, such as those of an older site. */
  otherPaths?: readonly string[];
  /** The fund whose title and icon the browser's tab shows instead of the sponsor's. */
  tab?: { title: string; icon: string };
}

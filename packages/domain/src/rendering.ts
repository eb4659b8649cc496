import type { CampaignDefaults } from './forms/campaign.ts';
import { type FormId, formIds } from './forms/forms.ts';
import type { SectionImages } from './section-image.ts';
import type { SiteSettings, Vendor } from './site-config.ts';

/** All that the pages depend on besides their content. */
export interface RenderInput {
  site: SiteSettings;
  /** The canonical origin, without a trailing slash. */
  publicUrl: string;
  /** The year of the copyright line. */
  year: number;
  /** What staff have put in the place of drawings. */
  sectionImages: SectionImages;
}

export interface RenderedPage {
  /** The address it answers at; `/404`, `/500` and `/problem` are the pages for those cases. */
  path: string;
  /** The problem page is 400 here, and goes out with the status of the problem. */
  status: 200 | 400 | 404 | 500;
  /** The whole document; HTML, unless `type` says otherwise. */
  html: string;
  /** What programs read that come for the site as a whole: feeds, tables, lists of pages, what robots may do. */
  type?: 'text/plain' | 'text/csv' | 'application/json' | 'application/xml' | 'application/rss+xml';
  /** Set where it must not be found by a search, whoever links to it. */
  unlisted?: true;
  caching: 'revalidate' | 'no-store';
  /** What visitors are shown is kept in the books; what staff are is not, and may show pages of the site in a frame. */
  audience: 'visitors' | 'staff';
  /** The vendors whose parts stand on it. */
  vendors: readonly Vendor[];
}

/** Stands in the text of the problem page where the server puts why a form was not accepted. */
export const problemPlaceholder = '{{problem}}';

/** Stands where a page says which version it is, which the server knows once it is rendered. */
export const pageVersionPlaceholder = '{{page-version}}';

/** What the server has to know of the site besides its pages. */
export interface SiteFacts {
  /** Where the sponsor's year begins, e.g. `Europe/Paris`. */
  timeZone: string;
  /** The forms on the pages of the site; no other is accepted. */
  forms: readonly FormId[];
  /** Names of acts of visitors that are counted, by their category; nothing else is. */
  events: Readonly<Record<string, readonly string[]>>;
  /** What is stored with a form that came without JavaScript and without a campaign. */
  campaigns: Readonly<Partial<Record<FormId, CampaignDefaults>>>;
  /** The pages that show the section images, and so change with them. */
  illustratedPaths: readonly string[];
}

/** Holds while nothing is known of the site: no lead may be lost, so every form is accepted. */
export const unknownSite: SiteFacts = {
  timeZone: 'UTC',
  forms: formIds,
  events: {},
  campaigns: {},
  illustratedPaths: [],
};

/** What the site's build hands to the server. */
export interface SiteBundle {
  facts: SiteFacts;
  /** Every page of the site, and the three for what goes wrong; or of all these the ones at the given paths. */
  renderPages: (input: RenderInput, paths?: readonly string[]) => AsyncIterable<RenderedPage>;
}

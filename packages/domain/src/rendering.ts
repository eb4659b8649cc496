import type { CampaignDefaults } from './forms/campaign.ts';
import { type FormId, formIds } from './forms/forms.ts';
import type { SectionImages } from './section-image.ts';
import type { SiteSettings, Vendor } from './site-config.ts';

/** Everything that the pages depend on besides their content. */
export interface RenderInput {
  site: SiteSettings;
  /** The canonical origin, without a trailing slash. */
  publicUrl: string;
  /** The year of the copyright line. */
  year: number;
  /** The pictures with which staff have replaced drawings. */
  sectionImages: SectionImages;
}

export interface RenderedPage {
  /** Its address; `/404`, `/500` and `/problem` are the pages for those cases. */
  path: string;
  /** The problem page is 400 here, and is sent with the status of the problem. */
  status: 200 | 400 | 404 | 500;
  /** The whole document; HTML, unless `type` says otherwise. */
  html: string;
  /** Set for files that programs read: feeds, tables, lists of pages, rules for robots. */
  type?: 'text/plain' | 'text/csv' | 'application/json' | 'application/xml' | 'application/rss+xml';
  /** Set if search engines must not index it, even if others link to it. */
  unlisted?: true;
  caching: 'revalidate' | 'no-store';
  /** Pages for visitors are archived; pages for staff are not, and may show pages of the site in a frame. */
  audience: 'visitors' | 'staff';
  /** The vendors that it uses. */
  vendors: readonly Vendor[];
}

/** The placeholder in the problem page that the server replaces with the reason for a refusal. */
export const problemPlaceholder = '{{problem}}';

/** The placeholder for a page's version, which the server knows once it is rendered. */
export const pageVersionPlaceholder = '{{page-version}}';

/** The facts about the site that the server needs, besides its pages. */
export interface SiteFacts {
  /** The sponsor's time zone, e.g. `Europe/Paris`. */
  timeZone: string;
  /** The forms on the pages of the site; no other is accepted. */
  forms: readonly FormId[];
  /** The names of counted visitor events, by category; nothing else is counted. */
  events: Readonly<Record<string, readonly string[]>>;
  /** The campaign stored for a form without JavaScript and without a campaign. */
  campaigns: Readonly<Partial<Record<FormId, CampaignDefaults>>>;
  /** The pages that show the section images, and so change with them. */
  illustratedPaths: readonly string[];
}

/** Applies while the site is unknown: no lead may be lost, so every form is accepted. */
export const unknownSite: SiteFacts = {
  timeZone: 'UTC',
  forms: formIds,
  events: {},
  campaigns: {},
  illustratedPaths: [],
};

/** The exports of the site's build for the server. */
export interface SiteBundle {
  facts: SiteFacts;
  /** Renders every page of the site, and the three for errors; or only those at the given paths. */
  renderPages: (input: RenderInput, paths?: readonly string[]) => AsyncIterable<RenderedPage>;
}

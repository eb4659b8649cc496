import type { SiteConfig } from './site-config.ts';

/** All that the pages depend on besides their content. */
export interface RenderInput {
  site: SiteConfig;
  /** The canonical origin, without a trailing slash. */
  publicUrl: string;
  /** The year of the copyright line. */
  year: number;
}

export interface RenderedPage {
  /** The address it answers at; `/404`, `/500` and `/problem` are the pages for those cases. */
  path: string;
  /** The problem page is 400 here, and goes out with the status of the problem. */
  status: 200 | 400 | 404 | 500;
  html: string;
  caching: 'revalidate' | 'no-store';
}

/** Stands in the text of the problem page where the server puts why a form was not accepted. */
export const problemPlaceholder = '{{problem}}';

/** What the site's build hands to the server. */
export interface SiteBundle {
  /** Where the sponsor's year begins, e.g. `Europe/Paris`. */
  timeZone: string;
  /** Every page of the site, and the three for what goes wrong. */
  renderPages: (input: RenderInput) => AsyncIterable<RenderedPage>;
}

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
  /** The address it answers at; `/404` and `/500` are the pages for those cases. */
  path: string;
  status: 200 | 404 | 500;
  html: string;
  caching: 'revalidate' | 'no-store';
}

/** What the site's build hands to the server. */
export interface SiteBundle {
  renderPages(input: RenderInput): Promise<RenderedPage[]>;
  /** A page that tells a visitor without JavaScript why a form was not accepted. */
  renderProblem(input: RenderInput & { status: number; message: string }): Promise<string>;
}

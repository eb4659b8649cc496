import type { SiteSettings } from '@sponsor/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageAt, SitePage } from '../stories/SitePage.tsx';

/** A page of the site with all that surrounds it, as a document that can be asked. */
export async function drawPage(path: string, settings: SiteSettings = {}): Promise<Element> {
  const html = renderToStaticMarkup(<SitePage path={path} Page={await pageAt(path)} settings={settings} />);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

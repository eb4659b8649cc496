import type { SiteSettings } from '@sponsor/domain';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageAt, SitePage } from '../stories/SitePage.tsx';

const { DOMParser }: typeof globalThis = Object(new Window());
const drawn = new Map<string, Promise<Element>>();

/**
 * A page of the site with all that surrounds it, as the server draws it, parsed into a document. Every caller gets the
 * same one.
 */
export function drawPage(path: string, settings: SiteSettings = {}): Promise<Element> {
  const key = JSON.stringify([path, settings]);
  const page = drawn.get(key) ?? draw(path, settings);
  drawn.set(key, page);
  return page;
}

async function draw(path: string, settings: SiteSettings): Promise<Element> {
  const html = renderToStaticMarkup(<SitePage path={path} Page={await pageAt(path)} settings={settings} />);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

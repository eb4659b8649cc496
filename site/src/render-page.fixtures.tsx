import type { SiteSettings } from '@sponsor/domain';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageAt, SitePage } from '../stories/SitePage.tsx';

const { DOMParser }: typeof globalThis = Object(new Window());
const rendered = new Map<string, Promise<Element>>();

/** Renders a page of the site with its layout, and parses it into a document, shared by all callers. */
export function renderPage(path: string, settings: SiteSettings = {}): Promise<Element> {
  const key = JSON.stringify([path, settings]);
  const page = rendered.get(key) ?? render(path, settings);
  rendered.set(key, page);
  return page;
}

async function render(path: string, settings: SiteSettings): Promise<Element> {
  const html = renderToStaticMarkup(<SitePage path={path} Page={await pageAt(path)} settings={settings} />);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

import { brand } from '@sponsor/content/brand';
import type { Route } from './routes.ts';

/** One element of the document's head: which one it is, and the attribute that carries its value. */
export interface HeadTag {
  element: 'meta' | 'link';
  key: 'name' | 'property' | 'rel';
  name: string;
  valueAttribute: 'content' | 'href';
  value: string;
}

export function titleOf(route: Route): string {
  return `${route.title} | ${brand.name}`;
}

/** What a route says about itself to search engines and to those that preview a link. */
export function headTags(route: Route, publicUrl: string): HeadTag[] {
  const tags = [
    meta('name', 'description', route.description),
    // Until the sponsor has confirmed every text, no page may be found by a search.
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', titleOf(route)),
    meta('property', 'og:description', route.description),
  ];
  if (route.canonical === undefined) return tags;
  const href = `${publicUrl}${route.canonical}`;
  return [
    ...tags,
    meta('property', 'og:url', href),
    { element: 'link', key: 'rel', name: 'canonical', valueAttribute: 'href', value: href },
  ];
}

function meta(key: 'name' | 'property', name: string, value: string): HeadTag {
  return { element: 'meta', key, name, valueAttribute: 'content', value };
}

import { descriptionOf } from './descriptions.ts';
import { headTags } from './head.ts';
import type { Route } from './route.ts';

const ofCanonicalPages =
  'link[rel=canonical], meta[property="og:url"], meta[property^="og:image"], meta[name="twitter:card"]';

/** Makes the document's icon and tags those that the server would have written for the route. */
export function replaceHeadTags(route: Route, publicUrl: string): void {
  const tags = headTags({ ...route, description: descriptionOf(route) }, publicUrl);
  for (const { element, key, name, valueAttribute, value } of tags) {
    const found = document.head.querySelector(`${element}[${key}="${name}"]`);
    const tag = found ?? document.head.appendChild(document.createElement(element));
    tag.setAttribute(key, name);
    tag.setAttribute(valueAttribute, value);
  }
  if (!route.canonical) document.head.querySelectorAll(ofCanonicalPages).forEach((tag) => tag.remove());
}

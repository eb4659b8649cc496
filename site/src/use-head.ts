import { useEffect } from 'react';
import { headTags, titleOf } from './head.ts';
import { useRenderInput } from './render-context.ts';
import type { Route } from './route.ts';

const ofCanonicalPages =
  'link[rel=canonical], meta[property="og:url"], meta[property^="og:image"], meta[name="twitter:card"]';

/**
 * Keeps the document's title, icon and tags those of the route, as the server wrote them for the first one. What a
 * page replaces is therefore back as soon as another one is asked for, however fast that comes.
 */
export function useHead(route: Route): void {
  const { publicUrl } = useRenderInput();
  useEffect(() => {
    document.title = titleOf(route);
    const tags = headTags(route, publicUrl);
    for (const { element, key, name, valueAttribute, value } of tags) {
      const found = document.head.querySelector(`${element}[${key}="${name}"]`);
      const tag = found ?? document.head.appendChild(document.createElement(element));
      tag.setAttribute(key, name);
      tag.setAttribute(valueAttribute, value);
    }
    if (!route.canonical) document.head.querySelectorAll(ofCanonicalPages).forEach((tag) => tag.remove());
  }, [route, publicUrl]);
}

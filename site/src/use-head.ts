import { useEffect, useRef } from 'react';
import { useRenderInput } from './render-context.ts';
import type { Route } from './route.ts';
import { titleOf } from './title.ts';

const ofCanonicalPages =
  'link[rel=canonical], meta[property="og:url"], meta[property^="og:image"], meta[name="twitter:card"]';

/**
 * Keeps the document's title, icon and tags those of the route, as the server wrote them for the first one. What a
 * page replaces is therefore back as soon as another one is asked for, however fast that comes.
 */
export function useHead(route: Route): void {
  const { publicUrl } = useRenderInput();
  const shown = useRef(route);
  useEffect(() => {
    document.title = titleOf(route);
    if (shown.current === route) return;
    shown.current = route;
    // No page waits for what only machines read, nor does one fail without it.
    Promise.all([import('./head.ts'), import('./descriptions.ts')]).then(
      ([{ headTags }, { descriptionOf }]) => {
        if (shown.current !== route) return;
        for (const tag of headTags({ ...route, description: descriptionOf(route) }, publicUrl)) {
          const { element, key, name, valueAttribute, value } = tag;
          const found = document.head.querySelector(`${element}[${key}="${name}"]`);
          const present = found ?? document.head.appendChild(document.createElement(element));
          present.setAttribute(key, name);
          present.setAttribute(valueAttribute, value);
        }
        if (!route.canonical) document.head.querySelectorAll(ofCanonicalPages).forEach((tag) => tag.remove());
      },
      () => {},
    );
  }, [route, publicUrl]);
}

import { useEffect, useRef } from 'react';
import { useRenderInput } from './render-context.ts';
import type { Route } from './route.ts';
import { titleOf } from './title.ts';

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
    const replaceTags = async () => {
      const { replaceHeadTags } = await import('./replace-head-tags.ts');
      if (shown.current === route) replaceHeadTags(route, publicUrl);
    };
    // Nobody reads the tags but machines: no page fails because their code could not be fetched.
    replaceTags().catch(() => {});
  }, [route, publicUrl]);
}

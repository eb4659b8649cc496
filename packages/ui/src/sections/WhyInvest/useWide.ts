'use client';

import { useSyncExternalStore } from 'react';
import { from } from '../../styles/breakpoints.ts';

const wide = `screen and ${from('medium')}`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for hover cards, which paper has not. In the HTML from the server, until React has taken it over, it has none. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

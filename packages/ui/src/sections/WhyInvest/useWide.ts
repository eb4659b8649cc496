'use client';

import { useSyncExternalStore } from 'react';
import { from } from '../../styles/breakpoints.ts';

const wide = `screen and ${from('medium')}`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window has room for hover cards, which paper does not. False on the server and until hydration. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

import { below } from '@sponsor/ui/tokens';
import { useSyncExternalStore } from 'react';

/** The media query below which the navigation rail becomes a menu. */
const narrow = below('large');

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window is as narrow as on a phone or tablet, without room for all tools side by side. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}

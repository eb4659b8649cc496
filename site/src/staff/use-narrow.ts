import { below } from '@sponsor/ui/tokens';
import { useSyncExternalStore } from 'react';

/** Where the rail becomes a menu. */
const narrow = below('large');

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is a phone's or a tablet's, which has no room for all tools beside each other. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}

import { useSyncExternalStore } from 'react';

/** Where the rail becomes a menu and a lead two lines: below the library's medium breakpoint. */
const narrow = '(max-width: 767.98px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for little more than one thing beside another. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}

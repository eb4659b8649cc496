'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the HTML from the server and until React has hydrated it; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

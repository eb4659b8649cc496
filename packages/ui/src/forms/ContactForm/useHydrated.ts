'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML from the server and until React has taken it over; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

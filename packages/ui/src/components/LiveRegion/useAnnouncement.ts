'use client';

import { useEffect } from 'react';
import { announce, placeLiveRegion } from './live-region.ts';

/**
 * Announces text to screen readers whenever it changes, after the current speech. Pass the empty string while there is
 * nothing to announce. All components of a document share one region, which the first of them creates.
 */
export function useAnnouncement(words: string): void {
  useEffect(() => {
    placeLiveRegion();
    return words ? announce(words) : undefined;
  }, [words]);
}

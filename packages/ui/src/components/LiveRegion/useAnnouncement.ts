'use client';

import { useEffect } from 'react';
import { announce, placeLiveRegion } from './live-region.ts';

/**
 * Has words read out whenever they are new, as soon as nothing else is, for who listens to the page and does not see what
 * has changed. Hand over the empty string as long as there is nothing to say. All components of a document speak through
 * one region, which is there from the first of them on.
 */
export function useAnnouncement(words: string): void {
  useEffect(() => {
    placeLiveRegion();
    return words ? announce(words) : undefined;
  }, [words]);
}

'use client';

import { type RefObject, useCallback, useEffect } from 'react';

/** As many as are seen at once at the most, so that the next one is always among them. */
const ahead = 3;

/**
 * A browser does not fetch a lazy image that lies cut off beside the row, and would show its place empty when its turn
 * comes. Once the visitor is near enough for one to have been fetched, those that come next follow.
 */
export function useImagesAhead(row: RefObject<HTMLElement | null>, index: number): () => void {
  const loadAhead = useCallback(() => {
    const slides = Array.from(row.current?.children ?? []);
    for (let next = index + 1; next <= index + ahead; next++) {
      for (const image of slides[next % slides.length]?.querySelectorAll('img') ?? []) image.loading = 'eager';
    }
  }, [row, index]);

  useEffect(() => {
    if (row.current?.children[index]?.querySelector('img')?.complete) loadAhead();
  }, [row, index, loadAhead]);

  return loadAhead;
}

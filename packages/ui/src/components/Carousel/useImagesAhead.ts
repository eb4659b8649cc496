'use client';

import { type RefObject, useCallback, useEffect } from 'react';

/** The maximum number of visible slides, so that the next one is always among them. */
const ahead = 3;

/**
 * Browsers do not load a lazy image that is cut off beside the row, and its place would be empty when its turn comes.
 * Once the visitor is near enough for one image to load, this loads the next ones.
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

'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Used until the element has been measured, and on the server. */
const assumed = 640;

/** Returns the width of an element in whole pixels. While the element is hidden, it keeps its last width. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(assumed);

  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return width;
}

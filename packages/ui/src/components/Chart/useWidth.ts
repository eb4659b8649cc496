'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Until the element has been measured, and on the server. */
const assumed = 640;

/** The width of an element in whole pixels. While nothing of it is shown, it keeps its last one. */
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

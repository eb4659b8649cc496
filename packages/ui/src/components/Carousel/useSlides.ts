'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type RotationState, useRotation } from '../../internal/useRotation.ts';

/** Embla's measure of how long a slide is under way: about a third of a second. */
const duration = 22;

/**
 * Which slide comes first, and the row that follows; where the visitor drags the row, or moves the focus in it, the
 * index follows. Until Embla has taken over, the browser scrolls the row, and it goes on from where the visitor left it.
 */
export function useSlides(count: number, intervalMs: number | undefined, state: RotationState) {
  const { index: place, goTo, ...rotation } = useRotation(count, intervalMs, state);
  const loop = intervalMs !== undefined;
  const [viewport, row] = useEmblaCarousel({
    align: 'start',
    loop,
    duration,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const subscribe = useCallback(
    (onChange: () => void) => {
      row?.on('reInit', onChange);
      return () => void row?.off('reInit', onChange);
    },
    [row],
  );
  const stops = useSyncExternalStore(
    subscribe,
    () => row?.scrollSnapList().length ?? count,
    () => count,
  );
  const last = loop ? count - 1 : stops - 1;
  // Slides may have gone, or found room beside each other.
  const index = Math.min(place, last);

  /** Where the visitor has moved it to. */
  const [visited, setVisited] = useState<number>();
  const [stood, setStood] = useState(index);
  if (stood !== index) {
    setStood(index);
    // It may come back here by the clock.
    if (visited !== index) setVisited(undefined);
  }
  const visit = useCallback(
    (next: number) => {
      setVisited(goTo(next));
    },
    [goTo],
  );

  useLayoutEffect(() => {
    const root = row?.rootNode();
    const [first, second] = row?.slideNodes() ?? [];
    if (!row || !root?.scrollLeft || !first || !second) return;
    const scrolled = Math.round(root.scrollLeft / (second.offsetLeft - first.offsetLeft));
    root.scrollLeft = 0;
    row.scrollTo(scrolled, true);
    goTo(scrolled);
  }, [row, goTo]);

  useEffect(() => {
    if (!row) return;
    row.scrollTo(index);
    const follow = () => {
      const dragged = row.selectedScrollSnap();
      if (dragged === index) return;
      visit(dragged);
      // Back, in case that it stays where it is told to.
      row.scrollTo(index);
    };
    row.on('select', follow);
    return () => void row.off('select', follow);
  }, [row, index, visit]);

  const isFirst = !loop && index === 0;
  const isLast = !loop && index >= last;

  function move(step: 1 | -1) {
    if (step === 1 ? isLast : isFirst) return;
    const next = index + step;
    visit(next);
    // A button that is about to be disabled would take the focus, and the arrow keys with it, out of the carousel.
    if (!loop && (next === 0 || next === last)) row?.rootNode().focus({ preventScroll: true });
  }

  return {
    ...rotation,
    index,
    viewport,
    ready: row !== undefined,
    stops: last + 1,
    isFirst,
    isLast,
    move,
    visit,
    /** Whether it stands where the visitor has moved it, and not the clock. */
    isVisited: index === visited,
  };
}

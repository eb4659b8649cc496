'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type RotationState, useRotation } from '../../internal/useRotation.ts';
import { announce } from '../LiveRegion/live-region.ts';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';

/** Embla's measure of how long a slide is under way: about a third of a second. */
const duration = 22;

/**
 * Which slide comes first, and the row that follows; where the visitor drags the row, or moves the focus in it, the
 * index follows. Until Embla has taken over, the browser scrolls the row, and it goes on from where the visitor left it.
 * Has each move of the visitor's read out.
 */
export function useSlides(count: number, intervalMs: number | undefined, state: RotationState) {
  const [viewport, row] = useEmblaCarousel({
    align: 'start',
    loop: intervalMs !== undefined,
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
  const { index: place, goTo, ...rotation } = useRotation(stops, intervalMs, state);
  // Slides may have gone, or found room beside each other.
  const index = Math.max(0, Math.min(place, stops - 1));

  const words = useWords();
  const position = fillIn(words.position, { position: index + 1, count: stops });
  /** Whether it is the visitor who moves it now, and not the clock. */
  const visiting = useRef(false);
  useEffect(() => {
    const isVisit = visiting.current;
    visiting.current = false;
    return isVisit ? announce(`${words.slide} ${position}`) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Where it only counts otherwise, nothing has moved.
  }, [index]);
  const visit = useCallback(
    (next: number) => {
      visiting.current = goTo(next) !== index;
    },
    [goTo, index],
  );

  const follow = useCallback(() => {
    if (!row || row.selectedScrollSnap() === index) return;
    visit(row.selectedScrollSnap());
    // Back, in case that it stays where it is told to.
    row.scrollTo(index);
  }, [row, index, visit]);

  /** The browser scrolls the row to what a link leads to or a script focuses, and by itself before there is a script. */
  const settle = useCallback(() => {
    const root = row?.rootNode();
    const [first, second] = row?.slideNodes() ?? [];
    if (!row || !root?.scrollLeft || !first || !second) return;
    const scrolled = Math.round(root.scrollLeft / (second.offsetLeft - first.offsetLeft));
    root.scrollLeft = 0;
    row.scrollTo(row.selectedScrollSnap() + scrolled, true);
    follow();
  }, [row, follow]);

  useLayoutEffect(settle, [settle]);
  useEffect(() => {
    row?.scrollTo(index);
    row?.on('select', follow);
    return () => void row?.off('select', follow);
  }, [row, index, follow]);

  const loop = intervalMs !== undefined;
  const isFirst = !loop && index === 0;
  const isLast = !loop && index === stops - 1;

  function move(step: 1 | -1) {
    if (step === 1 ? isLast : isFirst) return;
    const next = index + step;
    visit(next);
    // A button that is about to be disabled would take the focus, and the arrow keys with it, out of the carousel.
    if (!loop && (next === 0 || next === stops - 1)) row?.rootNode().focus({ preventScroll: true });
  }

  return {
    ...rotation,
    index,
    position,
    viewport,
    ready: row !== undefined,
    stops,
    isFirst,
    isLast,
    move,
    visit,
    settle,
  };
}

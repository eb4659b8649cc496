'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type RotationState, useRotation } from '../../internal/useRotation.ts';
import { announce } from '../LiveRegion/live-region.ts';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';

/** Embla's unit for the duration of a move: about a third of a second. */
const duration = 22;

/**
 * Manages the current slide and moves the row to it; if the visitor drags the row, or moves the focus in it, the index
 * follows. Until Embla has taken over, the browser scrolls the row, and it continues from the visitor's position.
 * Announces each move by the visitor.
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
  // Slides may have been removed, or fit side by side now.
  const index = Math.max(0, Math.min(place, stops - 1));

  const words = useWords();
  const position = fillIn(words.position, { position: index + 1, count: stops });
  /** Whether the visitor moves it now, and not the timer. */
  const visiting = useRef(false);
  useEffect(() => {
    const isVisit = visiting.current;
    visiting.current = false;
    return isVisit ? announce(`${words.slide} ${position}`) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A changed count alone moves nothing.
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
    // Moves back if the index stays unchanged.
    row.scrollTo(index);
  }, [row, index, visit]);

  /**
   * The browser scrolls the row to a link's target or to an element that a script focuses, and on its own before there
   * is a script.
   */
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
    // Disabling the focused button would move the focus, and with it the arrow keys, out of the carousel.
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

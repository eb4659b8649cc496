'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { type FocusEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export interface Rotation {
  /** From 0; advances automatically, and returns to 0 after the last. */
  index: number;
  /** Moves to any index, wrapping past either end, and starts a new interval; returns the resulting index. */
  goTo: (index: number) => number;
  /** Whether the visitor lets it rotate: true by default, unless they prefer reduced motion. */
  playing: boolean;
  toggle: () => void;
  /**
   * For the moving part with its controls: pauses the rotation while the visitor hovers over it or has the focus in it.
   */
  watch: {
    onPointerOver: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Its controlled state. */
export interface RotationState {
  index?: number | undefined;
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
}

/**
 * Cycles through `count` items, one every `intervalMs`; without an interval only by hand. It pauses while the visitor
 * hovers over it or has the focus in it, in a hidden tab, and if they paused it or prefer reduced motion; it resumes
 * with a full interval.
 */
export function useRotation(
  count: number,
  intervalMs: number | undefined,
  { index: indexProp, defaultIndex = 0, onIndexChange }: RotationState = {},
): Rotation {
  const [index, setIndex] = useControllableState({
    prop: indexProp,
    defaultProp: defaultIndex,
    onChange: onIndexChange,
  });
  const [choice, setChoice] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(subscribe, isHidden, no);
  const reduced = useSyncExternalStore(subscribe, prefersReducedMotion, no);

  const playing = choice ?? !reduced;
  const running = playing && !pointed && !focused && !hidden;

  useEffect(() => {
    if (!running || intervalMs === undefined) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), intervalMs);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each move begins a new interval.
  }, [running, count, intervalMs, setIndex, index]);

  const goTo = useCallback(
    (next: number) => {
      const place = ((next % count) + count) % count;
      setIndex(place);
      return place;
    },
    [count, setIndex],
  );

  function toggle() {
    setChoice(!playing);
    // A visitor who presses play is hovering over it, and wants to see it move.
    setPointed(false);
    setFocused(false);
  }

  return {
    index,
    goTo,
    playing,
    toggle,
    watch: {
      onPointerOver: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    query.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function isHidden(): boolean {
  return document.hidden;
}

function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

function no(): boolean {
  return false;
}

'use client';

import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';

/** Hears of a reset of the form around a control, just before the browser carries it out. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onReset: () => void,
): void {
  // Not the listener itself: a field before it may be drawn anew while the event is on its way.
  const latest = useRef(onReset);
  // Sooner than any other effect: React resets a form in the step in which it draws what the form's action answered.
  useInsertionEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    // Not at the form: by then everybody has had a chance to refuse it.
    const handleReset = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [control]);
}

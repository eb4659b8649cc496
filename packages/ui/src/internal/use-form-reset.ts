'use client';

import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';

/** Calls `onReset` for a reset of the form around a control, just before the browser carries it out. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onReset: () => void,
): void {
  // Stored in a ref instead of re-adding the listener: an earlier field may re-render during the event.
  const latest = useRef(onReset);
  // Before any other effect: React resets a form in the same step in which it renders the result of the form's action.
  useInsertionEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    // Not on the form itself: at this point every listener has had a chance to cancel the reset.
    const handleReset = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [control]);
}

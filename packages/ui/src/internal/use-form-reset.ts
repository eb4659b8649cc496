'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Hears of a reset of the form that a control was put into, once the browser has carried it out. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = control.current?.form;
    // The event comes before the reset, which it can still refuse.
    const handleReset = (event: Event) => setTimeout(() => event.defaultPrevented || latest.current());
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [control]);
}

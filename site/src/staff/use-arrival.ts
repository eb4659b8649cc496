import { createContext, use, useEffect, useState } from 'react';

/** The screens shown since the document loaded. */
export interface Arrivals {
  any: () => boolean;
  note: () => void;
}

export function createArrivals(): Arrivals {
  let arrived = false;
  return {
    any: () => arrived,
    note: () => {
      arrived = true;
    },
  };
}

export const ArrivalContext = createContext(createArrivals());

/**
 * Returns whether this screen replaces another one. The focus disappeared with that one, so this screen must take it; for the
 * first screen of a document, the browser places the focus.
 */
export function useArrival(): boolean {
  const arrivals = use(ArrivalContext);
  const [replaces] = useState(arrivals.any);
  useEffect(() => arrivals.note(), [arrivals]);
  return replaces;
}

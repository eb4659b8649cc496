import { createContext, use, useEffect, useState } from 'react';

/** The screens shown since the document was loaded. */
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
 * Whether this screen takes the place of another one, with which the focus went: it then has to be given a place here. The
 * first screen of a document leaves that to the browser.
 */
export function useArrival(): boolean {
  const arrivals = use(ArrivalContext);
  const [replaces] = useState(arrivals.any);
  useEffect(() => arrivals.note(), [arrivals]);
  return replaces;
}

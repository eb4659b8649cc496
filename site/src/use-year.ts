import { useSyncExternalStore } from 'react';
import { useRenderInput } from './render-context.ts';

const thisYear = () => new Date().getFullYear();
const unsubscribed = () => () => {};

/** The current year. The page may have been rendered before New Year, or be kept open since. */
export function useYear(): number {
  const { year } = useRenderInput();
  return useSyncExternalStore(unsubscribed, thisYear, () => year);
}

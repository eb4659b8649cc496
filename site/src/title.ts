import { brand } from '@sponsor/content/brand';
import type { Route } from './route.ts';

/** What the browser's tab and a screen reader call a page. */
export function titleOf({ title, tab }: Pick<Route, 'title' | 'tab'>): string {
  return tab?.title ?? `${title} | ${brand.name}`;
}

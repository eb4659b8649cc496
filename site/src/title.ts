import { sponsor } from '@sponsor/content/sponsor';
import type { PageWords } from '@sponsor/domain';

/** What the browser's tab and a screen reader call a page. */
export function titleOf({ title, tab }: Pick<PageWords, 'title' | 'tab'>): string {
  return tab?.title ?? `${title} | ${sponsor.name}`;
}

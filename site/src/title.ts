import { sponsor } from '@sponsor/content/sponsor';
import type { PageWords } from '@sponsor/domain';

/** In characters; search results truncate longer titles. */
const longestTitle = 60;

/** Returns the title for the browser's tab and screen readers; without the sponsor's name if that would make it too long. */
export function titleOf({ title, tab }: Pick<PageWords, 'title' | 'tab'>): string {
  const signed = `${title} | ${sponsor.name}`;
  return tab?.title ?? (signed.length > longestTitle ? title : signed);
}

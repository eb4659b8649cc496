import { sponsor } from '@sponsor/content/sponsor';
import type { PageWords } from '@sponsor/domain';

/** More than that is cut off in lists of search results. */
const longestTitle = 60;

/** What the browser's tab and a screen reader call a page; where the sponsor's name would make it too long, without that. */
export function titleOf({ title, tab }: Pick<PageWords, 'title' | 'tab'>): string {
  const signed = `${title} | ${sponsor.name}`;
  return tab?.title ?? (signed.length > longestTitle ? title : signed);
}

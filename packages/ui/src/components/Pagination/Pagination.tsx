'use client';

import type { RootProps } from '../../primitives/root-props.ts';
import { LinkElement } from '../Link/LinkElement.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import * as styles from './Pagination.css.ts';
import { pagesInSight } from './pages-in-sight.ts';

export interface PaginationProps extends RootProps {
  /** Names the navigation, such as `Pages of leads`. */
  label: string;
  /**
   * The current page, from 1; a smaller number, or none, means the first page. Beyond the last page, the way back leads
   * to the last.
   */
  page: number;
  /** The number of pages. With one or none, nothing is shown. */
  pageCount: number;
  /** Returns the address of a page, so that pages can be bookmarked and the browser's back button works. */
  hrefFor: (page: number) => string;
  /** The labels of the links to the previous and next page; `Previous` and `Next` by default. */
  previousLabel?: string;
  nextLabel?: string;
}

/** Navigation through a list with several pages. Renders nothing for a list of one page. */
export function Pagination({
  label,
  page: given,
  pageCount,
  hrefFor,
  previousLabel,
  nextLabel,
  ...rootProps
}: PaginationProps) {
  const words = useWords();
  if (pageCount < 2) return null;
  // From an address, which anybody may type.
  const page = given >= 1 ? Math.trunc(given) : 1;
  return (
    <nav {...rootProps} className={styles.pagination} aria-label={label}>
      <Step to="previous" href={page > 1 ? hrefFor(Math.min(page - 1, pageCount)) : undefined}>
        {previousLabel ?? words.previousPage}
      </Step>
      <p className={styles.position}>{fillIn(words.pagePosition, { page, count: pageCount })}</p>
      <ol className={styles.pages}>
        {pagesInSight(page, pageCount).map((shown, index, all) => (
          <li key={shown} className={styles.page} data-after-gap={shown - (all[index - 1] ?? 0) > 1 || undefined}>
            <LinkElement
              className={styles.link}
              href={hrefFor(shown)}
              aria-label={fillIn(words.page, { page: shown })}
              aria-current={shown === page ? 'page' : undefined}
            >
              {shown}
            </LinkElement>
          </li>
        ))}
      </ol>
      <Step to="next" href={page < pageCount ? hrefFor(page + 1) : undefined}>
        {nextLabel ?? words.nextPage}
      </Step>
    </nav>
  );
}

interface StepProps {
  to: 'previous' | 'next';
  href: string | undefined;
  children: string;
}

/** Keeps its place at the ends of the list, where it is not a link. */
function Step({ to, href, children }: StepProps) {
  const look = { className: styles.link, 'data-step': to };
  return href === undefined ? (
    <span {...look} aria-hidden="true" data-ended>
      {children}
    </span>
  ) : (
    <LinkElement {...look} href={href}>
      {children}
    </LinkElement>
  );
}

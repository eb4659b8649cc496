'use client';

import type { RootProps } from '../../primitives/root-props.ts';
import { LinkElement } from '../Link/LinkElement.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import * as styles from './Pagination.css.ts';
import { pagesInSight } from './pages-in-sight.ts';

export interface PaginationProps extends RootProps {
  /** Names the navigation, as `Pages of leads`. */
  label: string;
  /** The page that is shown, from 1: what is less, or no number, is the first. From beyond the last, the way back is the last. */
  page: number;
  /** How many pages there are. With one or none, nothing is shown. */
  pageCount: number;
  /** The address of a page: what is shown can be bookmarked, and the browser's own back button works. */
  hrefFor: (page: number) => string;
  /** What the links to the pages before and after say; `Previous` and `Next` if left out. */
  previousLabel?: string;
  nextLabel?: string;
}

/** The way through a list that is shown a page at a time. Nothing for a list of one page. */
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
  // As an address has it, which anybody may write.
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

/** Keeps its place at the ends of the list, where it leads nowhere. */
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

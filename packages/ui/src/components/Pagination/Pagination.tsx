'use client';

import { useImperativeHandle, useRef, useState } from 'react';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { LinkElement } from '../Link/LinkElement.tsx';
import { useAnnouncement } from '../LiveRegion/useAnnouncement.ts';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends RootProps {
  /** Names the navigation, such as `Pages of leads`. */
  label: string;
  /**
   * The current page, from 1; a smaller number, or none, means the first page. Beyond the last page, the way back leads
   * to the last.
   */
  page: number;
  /** The number of pages. With one or none, nothing is shown. */
  pageCount: number | undefined;
  /** Returns the address of a page, so that pages can be bookmarked and the browser's back button works. */
  hrefFor: (page: number) => string | undefined;
  /** The labels of the links to the previous and next page; `Previous` and `Next` by default. */
  previousLabel?: string;
  nextLabel?: string;
}

/** Navigation through a list that is shown one page at a time. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  // From an address, which anybody may type.
  const page = props.page >= 1 ? Math.trunc(props.page) : 1;
  const pageCount = props.pageCount ?? (props.hrefFor(page + 1) === undefined ? page : page + 1);
  return pageCount < 2 ? null : <Pages {...props} page={page} last={pageCount} />;
}

function Pages({
  label,
  page,
  pageCount,
  last,
  hrefFor,
  previousLabel,
  nextLabel,
  ref,
  ...rootProps
}: PaginationProps & { last: number }) {
  const words = useWords();
  const nav = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => nav.current, []);
  useKeptFocus(nav);
  const position = fillIn(pageCount === undefined ? words.page : words.pagePosition, { page, count: last });
  const [shown, setShown] = useState({ page, moved: false });
  if (shown.page !== page) setShown({ page, moved: true });
  useAnnouncement(shown.moved ? position : '');
  const reachable = pagesInSight(page, last).flatMap((number) => {
    const href = hrefFor(number);
    return href === undefined ? [] : { number, href };
  });
  return (
    <nav {...rootProps} ref={nav} className={styles.pagination} aria-label={label}>
      <Step to="previous" href={page > 1 ? (hrefFor(Math.min(page - 1, last)) ?? hrefFor(1)) : undefined}>
        {previousLabel ?? words.previousPage}
      </Step>
      <p className={styles.position}>{position}</p>
      <ol className={styles.pages}>
        {reachable.map(({ number, href }, index) => (
          <li
            key={number}
            className={styles.page}
            data-after-gap={number - (reachable[index - 1]?.number ?? 0) > 1 || undefined}
          >
            <LinkElement
              className={styles.link}
              href={href}
              aria-label={fillIn(words.page, { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </LinkElement>
          </li>
        ))}
      </ol>
      <Step to="next" href={page < last ? hrefFor(page + 1) : undefined}>
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

/** Keeps its space at the ends of the list, where it is not a link. */
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

/** Up to this many pages there are no gaps. */
const whole = 7;

/**
 * Returns the first, the last, and the current page with its neighbors; with its gaps the row has the same length on
 * every page.
 */
export function pagesInSight(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= whole) return all;
  const around = Math.min(Math.max(page, 4), pageCount - 3);
  const near = (shown: number) =>
    around === 4 ? shown <= 5 : around === pageCount - 3 ? shown >= pageCount - 4 : Math.abs(shown - around) <= 1;
  return all.filter((shown) => shown === 1 || shown === pageCount || near(shown));
}

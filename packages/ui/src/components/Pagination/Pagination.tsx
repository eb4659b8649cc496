import type { Ref } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { LinkElement } from '../Link/LinkElement.tsx';
import * as styles from './Pagination.css.ts';
import { pagesInSight } from './pages-in-sight.ts';

export interface PaginationTexts {
  /** Names the navigation, as `Pages of leads`. */
  label: string;
  previous: string;
  next: string;
  /** Names the link to a page, as `Page 3`. */
  page: (page: number) => string;
  /** What stands between the arrows where there is no room for the numbers, as `Page 3 of 12`. */
  position: (page: number, pageCount: number) => string;
}

export interface PaginationProps extends RootProps {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  /** The address of a page: what is shown can be bookmarked, and the browser's own back button works. */
  hrefFor: (page: number) => string;
  texts: PaginationTexts;
  ref?: Ref<HTMLElement>;
}

/** The way through a list that is shown a page at a time. Nothing for a list of one page. */
export function Pagination({ page, pageCount, hrefFor, texts, ...rootProps }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav {...rootProps} className={styles.pagination} aria-label={texts.label}>
      <Step to="previous" href={page > 1 ? hrefFor(page - 1) : undefined}>
        {texts.previous}
      </Step>
      <p className={styles.position}>{texts.position(page, pageCount)}</p>
      <ol className={styles.pages}>
        {pagesInSight(page, pageCount).map((shown, index, all) => (
          <li key={shown} className={styles.page} data-after-gap={shown - (all[index - 1] ?? 0) > 1 || undefined}>
            <LinkElement
              className={styles.link}
              href={hrefFor(shown)}
              aria-label={texts.page(shown)}
              aria-current={shown === page ? 'page' : undefined}
            >
              {shown}
            </LinkElement>
          </li>
        ))}
      </ol>
      <Step to="next" href={page < pageCount ? hrefFor(page + 1) : undefined}>
        {texts.next}
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

'use client';

import { type ReactNode, useEffect, useImperativeHandle, useState } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import * as styles from './FlipBook.css.ts';
import { startFlipBook } from './start-flip-book.ts';

export interface FlipBookPage extends Pick<PictureProps, 'src' | 'srcSet' | 'width' | 'height'> {
  /** The anchor at which the book opens here: `page-3` for `#page-3`. */
  id: string;
}

export interface FlipBookProps extends RootProps {
  /** Pictures of its pages, in order. */
  pages: readonly FlipBookPage[];
  /** Links to the same content as text: a picture cannot be searched or read out. */
  note: ReactNode;
}

/** The width of a page: two side by side from `large` on. */
const sizes = '(min-width: 1024px) 50vw, 100vw';

/**
 * A document to page through: two pages in view, one in a narrow window. Name it with `aria-label` or
 * `aria-labelledby`. It scrolls without a script; if React only renders it, `startFlipBook` of `@sponsor/ui/behaviours`
 * adds buttons and keys.
 */
export function FlipBook({ pages, note, ref, ...rootProps }: FlipBookProps) {
  const words = useWords();
  const [book, setBook] = useState<HTMLElement | null>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => book, [book]);
  useEffect(() => (book ? startFlipBook(book) : undefined), [book]);
  return (
    <section
      {...rootProps}
      // The running script knows its pages, so other pages need a restart.
      key={pages.length}
      ref={setBook}
      className={styles.book}
    >
      <div className={styles.controls}>
        <IconButton icon="previous" label={words.previousPage} data-turn="-1" />
        <IconButton icon="next" label={words.nextPage} data-turn="1" />
        <ol className={styles.numbers}>
          {pages.map(({ id }, index) => (
            <li key={id}>
              <a
                className={styles.number}
                href={`#${id}`}
                aria-label={fillIn(words.page, { page: index + 1 })}
                data-number
              >
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <ol
        className={styles.pages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be within reach of the keyboard.
        tabIndex={0}
        data-pages
      >
        {pages.map(({ id, ...picture }, index) => (
          <li key={id} id={id} className={styles.page}>
            <Picture
              {...picture}
              sources={[]}
              sizes={sizes}
              alt={fillIn(words.pagePosition, { page: index + 1, count: pages.length })}
            />
          </li>
        ))}
      </ol>
      <output className={visuallyHidden} />
      {note}
    </section>
  );
}

'use client';

import { type ReactNode, type RefCallback, useRef } from 'react';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import * as styles from './Carousel.css.ts';
import { useImagesAhead } from './useImagesAhead.ts';

interface CarouselRowProps {
  viewport: RefCallback<HTMLElement>;
  onScroll: () => void;
  /** Whether a script moves it; until then the browser scrolls it. */
  ready: boolean;
  index: number;
  slides: readonly { id: number; content: ReactNode }[];
  view: keyof typeof styles.slides;
}

/** All slides side by side, behind a viewport that shows some of them. */
export function CarouselRow({ viewport, onScroll, ready, index, slides, view }: CarouselRowProps) {
  const words = useWords();
  const row = useRef<HTMLDivElement>(null);
  const loadAhead = useImagesAhead(row, index);
  return (
    <div
      ref={viewport}
      className={styles.viewport}
      data-ready={ready}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be focusable.
      tabIndex={0}
      onScroll={onScroll}
      onLoadCapture={loadAhead}
    >
      <div ref={row} className={styles.row}>
        {slides.map(({ id, content }, place) => (
          <div
            key={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No element has only this role.
            role="group"
            aria-roledescription={words.slide}
            aria-label={fillIn(words.position, { position: place + 1, count: slides.length })}
            className={styles.slides[view]}
            data-slide-id={id}
            data-current={place === index}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

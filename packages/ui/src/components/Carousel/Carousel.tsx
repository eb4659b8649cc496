'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './Carousel.css.ts';
import { CarouselDots } from './CarouselDots.tsx';
import { CarouselRow } from './CarouselRow.tsx';
import { useSlides } from './useSlides.ts';

/** Names it for screen readers. */
type CarouselName = { 'aria-label': string } | { 'aria-labelledby': string };

export type CarouselProps = CarouselParts & CarouselName;

interface CarouselParts extends RootProps {
  /** Two or more: the buttons of a single slide would do nothing. The `id` is put on the slide as `data-slide-id`. */
  slides: readonly { id: number; content: ReactNode }[];
  /**
   * The number of visible slides from 768 px on; `peek` is one and the edge of the next. Below 768 px always one. With
   * `auto` each is as wide as its content, and if all fit nothing moves and there are no buttons.
   */
  view?: keyof typeof styles.slides;
  /** Advances automatically and wraps around. Without it the carousel stops at the first and the last slide. */
  rotation?: { intervalMs: number; pauseLabel?: string | undefined; playLabel?: string | undefined };
  /** The first visible slide, from 0; an index beyond either end means the slide at that end. */
  index?: number;
  defaultIndex?: number;
  /** Called when it has moved, by the visitor or automatically. */
  onIndexChange?: (index: number) => void;
  /** The buttons' labels; `Previous slide` and `Next slide` by default. */
  previousLabel?: string;
  nextLabel?: string;
  /** Shown above the slides with the buttons beside it. Without it the buttons are under the slides. */
  head?: ReactNode;
  /** Text that applies to all slides. */
  note?: ReactNode;
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Elements that use the arrow keys themselves. */
const ownArrows = 'input, select, textarea, dialog, video, [contenteditable], [role=menu]';

/** Slides in a row that buttons, dots, arrow keys and dragging move. Name it with `aria-label` or `aria-labelledby`. */
export function Carousel({
  slides,
  view = 1,
  rotation,
  index: indexProp,
  defaultIndex,
  onIndexChange,
  previousLabel,
  nextLabel,
  head,
  note,
  ...rootProps
}: CarouselProps) {
  const words = useWords();
  const { index, playing, toggle, watch, isFirst, isLast, move, visit, settle, stops, position, viewport, ready } =
    useSlides(slides.length, rotation?.intervalMs, { index: indexProp, defaultIndex, onIndexChange });

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(ownArrows))) return;
    event.preventDefault();
    move(step);
  }

  const buttons = (
    <div className={styles.buttons}>
      {rotation && (
        <PauseButton
          playing={playing}
          onPlayingChange={toggle}
          pauseLabel={rotation.pauseLabel}
          playLabel={rotation.playLabel}
        />
      )}
      <IconButton
        icon="previous"
        label={previousLabel ?? words.previousSlide}
        disabled={isFirst}
        onClick={() => move(-1)}
      />
      <IconButton icon="next" label={nextLabel ?? words.nextSlide} disabled={isLast} onClick={() => move(1)} />
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It handles bubbling events of its buttons and its row.
    <section
      {...rootProps}
      {...watch}
      className={styles.carousel}
      aria-roledescription={words.carousel}
      data-index={index}
      data-view={view}
      data-fits={ready ? stops === 1 : undefined}
      onKeyDown={moveByKey}
    >
      {head && (
        <div className={styles.head}>
          {head}
          {buttons}
        </div>
      )}
      <CarouselRow viewport={viewport} onScroll={settle} ready={ready} index={index} slides={slides} view={view} />
      <div className={styles.foot}>
        {!head && buttons}
        <CarouselDots count={stops} index={index} onChoose={visit} />
        <p className={styles.position}>{position}</p>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </section>
  );
}

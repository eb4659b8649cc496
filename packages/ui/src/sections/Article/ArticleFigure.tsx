import type { DrawingText } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import * as styles from './ArticleFigure.css.ts';

export interface ArticlePicture {
  /** The drawing, whole or cropped. */
  media: ReactNode;
  drawing: Omit<DrawingText, 'alternativeText'>;
  /**
   * The shape, if it does not simply fill its place: a phone shows a part of a `long` one, a `portrait` takes half the width of
   * others, and a `sheet`, about as high as wide, is on wider white paper.
   */
  format?: 'long' | 'portrait' | 'sheet';
}

interface ArticleFigureProps {
  picture: ArticlePicture;
  place: keyof typeof styles.figures;
}

/** A drawing with its title mark, across the page or within the text. */
export function ArticleFigure({ picture: { media, drawing, format }, place }: ArticleFigureProps) {
  return (
    <figure className={styles.figures[place]} data-later={place === 'withinTheText' || undefined}>
      <div className={styles.frame} data-format={format}>
        <div className={styles.media}>{media}</div>
      </div>
      <figcaption className={styles.caption}>
        <TitleMark {...drawing} />
      </figcaption>
    </figure>
  );
}

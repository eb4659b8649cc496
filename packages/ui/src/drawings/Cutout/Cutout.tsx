import type { ReactNode } from 'react';
import * as styles from './Cutout.css.ts';

export interface CutoutProps {
  /** 4:3 in a list, 2:1 across a page. */
  shape: keyof typeof styles.shapes;
  /**
   * The position and width of the crop, in widths of the drawing. If it is wider than 1, paper surrounds the drawing.
   */
  left: number;
  top: number;
  width: number;
  /** The background: the page's own paper, white paper, or the inverse surface. */
  paper?: 'page' | 'raised' | 'inverse';
  /** The drawing. It fills the given width. */
  children: ReactNode;
}

const percent = (fraction: number): string => `${Math.round(fraction * 10_000) / 100}%`;

/** A detail of a drawing in a frame with a fixed shape, legible where the whole drawing would not be. */
export function Cutout({ shape, left, top, width, paper = 'page', children }: CutoutProps) {
  const sheet = {
    inlineSize: percent(1 / width),
    marginInlineStart: percent(-left / width),
    marginBlockStart: percent(-top / width),
  };
  return (
    <div
      className={`${styles.frame} ${styles.shapes[shape]}`}
      data-paper={paper}
      data-surface={paper === 'inverse' ? 'inverse' : undefined}
    >
      <div style={sheet}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { drawing } from './kit.css.ts';

export interface DrawingProps {
  /** What the drawing shows, for people who do not see it. */
  label: string;
  /** Left, top, width and height of the sheet in feet. */
  viewBox: string;
  /** Dimension strings hang below the sheet. It leaves them room, but only where they are shown. */
  strings?: boolean;
  children: ReactNode;
}

/** The sheet every drawing lies on: one unit is one foot, the ground is at zero. `penOnFirstSight` draws it. */
export function Drawing({ label, viewBox, strings, children }: DrawingProps) {
  return (
    <svg className={drawing} viewBox={viewBox} role="img" aria-label={label} data-strings={strings || undefined}>
      {children}
    </svg>
  );
}

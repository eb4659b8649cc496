import type { ReactNode } from 'react';
import { drawing } from './kit.css.ts';

export interface DrawingProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** Left, top, width and height of the sheet in feet. */
  viewBox: string;
  /** Reserves space for dimension strings below the sheet, wherever they are shown. */
  strings?: boolean;
  children: ReactNode;
}

/** The sheet of every drawing: one unit is one foot, the ground is at zero. `penOnFirstSight` animates it. */
export function Drawing({ label, viewBox, strings, children }: DrawingProps) {
  return (
    <svg className={drawing} viewBox={viewBox} role="img" aria-label={label} data-strings={strings || undefined}>
      {children}
    </svg>
  );
}

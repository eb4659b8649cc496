import type { ReactNode } from 'react';
import { drawing } from './kit.css.ts';

export interface DrawingProps {
  /** What the drawing shows, for people who do not see it. */
  label: string;
  /** Left, top, width and height of the sheet in feet. */
  viewBox: string;
  /** Draws the lines once, then washes in the fills. Reduced motion shows the finished sheet. */
  penned?: boolean;
  children: ReactNode;
}

/** The sheet every drawing lies on: one unit is one foot, the ground is at zero. */
export function Drawing({ label, viewBox, penned, children }: DrawingProps) {
  return (
    <svg className={drawing} viewBox={viewBox} role="img" aria-label={label} data-penned={penned || undefined}>
      {children}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { frame } from './PictureFrame.css.ts';

/** The frame of a picture that replaces a drawing. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return <div className={frame}>{children}</div>;
}

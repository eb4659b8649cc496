import type { ReactNode } from 'react';
import { frame } from './PictureFrame.css.ts';

/** What a picture in the place of a drawing fills. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return <div className={frame}>{children}</div>;
}

import type { ReactNode } from 'react';
import { leaf } from './sample-document.css.ts';

/** Content that begins on a new page. */
export function Leaf({ children }: { children: ReactNode }) {
  return <div className={leaf}>{children}</div>;
}

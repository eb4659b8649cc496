import type { ReactNode } from 'react';
import { leaf } from './sample-document.css.ts';

/** What begins on a page of its own. */
export function Leaf({ children }: { children: ReactNode }) {
  return <div className={leaf}>{children}</div>;
}

import type { ReactNode } from 'react';
import { DisclosureMark } from '../Disclosure/DisclosureMark.tsx';
import { Word } from '../Words/Word.tsx';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  children: ReactNode;
}

/**
 * Content that takes many screens on a phone, and is collapsed there. A wider window and paper show it; in browsers
 * that cannot show closed content, it is one press away in every window. A link to a part of it opens it.
 */
export function Fold({ children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <DisclosureMark />
        <Word name="showAll" />
      </summary>
      {children}
    </details>
  );
}

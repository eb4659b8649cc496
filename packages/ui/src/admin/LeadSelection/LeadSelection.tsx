import type { ReactNode } from 'react';
import * as styles from './LeadSelection.css.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

export interface LeadSelectionProps extends SelectionBarProps {
  /** What finds and narrows down the list. On a desk it makes room while leads are selected, so that no row moves. */
  tools: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The tools over a list of leads, and in their place what can be done with those that are selected. */
export function LeadSelection({ tools, children, ...bar }: LeadSelectionProps) {
  const selecting = bar.leads.length > 0 || undefined;
  return (
    <div className={styles.root} data-selecting={selecting}>
      <div className={styles.tools}>{tools}</div>
      {selecting && <SelectionBar {...bar} />}
      {children}
    </div>
  );
}

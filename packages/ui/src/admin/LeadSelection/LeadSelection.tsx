import type { ReactNode } from 'react';
import * as styles from './LeadSelection.css.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

export interface LeadSelectionProps extends SelectionBarProps {
  /** The tools to search and filter the list. On a desktop the bar covers them while leads are selected, so that no row moves. */
  tools: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The tools above a list of leads, replaced by the actions on selected leads. */
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

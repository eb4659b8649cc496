import type { InvestmentLead } from '@sponsor/domain';
import type { ReactNode } from 'react';
import type { TextsProp } from '../merge-texts.ts';
import * as styles from './LeadSelection.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { LeadSelectionTexts } from './texts.ts';

export interface LeadSelectionProps extends TextsProp<LeadSelectionTexts> {
  /** The selected leads, on any page. */
  leads: readonly Pick<InvestmentLead, 'id' | 'status'>[];
  /** The address of the leads as a spreadsheet. */
  exportHref: string;
  /** Sets the status of all of them. Resolves to the message of a refusal, or to nothing. Must not reject. */
  onStatus: (status: string, reason: string) => Promise<string | undefined>;
  /** The addresses of possible owners. */
  owners: readonly string[];
  /** Assigns all of them to an owner, or to nobody with the empty string. Resolves as `onStatus` does. */
  onOwner: (owner: string) => Promise<string | undefined>;
  /** Clears the selection without a change. */
  onClear: () => void;
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

'use client';

import type { InvestmentLead } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { Waiting } from '../Waiting/Waiting.tsx';
import { LeadRow } from './LeadRow.tsx';
import * as styles from './LeadTable.css.ts';
import { LeadTableHead, type LeadTableSort } from './LeadTableHead.tsx';
import { LeadTableLot } from './LeadTableLot.tsx';
import { type LeadTableTexts, leadTableTexts } from './texts.ts';

/** A column beyond the four. */
export interface LeadTableColumn<Lead> {
  key: string;
  header: string;
  text: (lead: Lead) => string;
}

export interface LeadTableProps<Lead extends InvestmentLead = InvestmentLead> extends TextsProp<LeadTableTexts> {
  /** The rows to show, in the order that `sort` says; left out while they are being read. */
  leads: readonly Lead[] | undefined;
  /** The order of the rows; newest first if left out. */
  sort?: LeadTableSort;
  /** Asks for another order; the table itself does not move its rows. Left out, nobody can. */
  onSort?: ((sort: LeadTableSort) => void) | undefined;
  /** Columns that somebody chose to see after the four. */
  further?: readonly LeadTableColumn<Lead>[];
  /** The leads that are selected, also those of other pages. */
  selected?: readonly InvestmentLead[];
  /** All that are selected now. Left out for those who can do nothing with a selection. */
  onSelect?: ((selected: readonly InvestmentLead[]) => void) | undefined;
  /** Where the address of a lead leads to; without it, it is text. */
  hrefOf?: ((lead: Lead) => string) | undefined;
  /** For a list that could not be read: offered under the empty state. */
  onRetry?: (() => void) | undefined;
  /** Of the office, e.g. `Europe/Paris`: every reader sees its dates, wherever they are. */
  timeZone: string;
}

const none: readonly never[] = [];
const newestFirst: LeadTableSort = { by: 'createdAt', direction: 'descending' };

/** The leads as a table; two lines a lead where the place, or enlarged text, leaves no room for columns. */
export function LeadTable<Lead extends InvestmentLead>({
  leads,
  sort = newestFirst,
  onSort,
  further = none,
  selected = none,
  onSelect,
  hrefOf,
  onRetry,
  texts: given,
  timeZone,
}: LeadTableProps<Lead>) {
  const texts = mergeTexts(leadTableTexts, given);
  const isSelected = ({ id }: InvestmentLead) => selected.some((other) => other.id === id);

  function select(changed: readonly InvestmentLead[], on: boolean) {
    const others = selected.filter((other) => !changed.some(({ id }) => id === other.id));
    onSelect?.(on ? [...others, ...changed] : others);
  }

  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={texts.heading} data-further={further.length > 0 || undefined}>
        <LeadTableHead
          texts={texts}
          sort={sort}
          onSort={onSort}
          further={further.map(({ header }) => header)}
          rows={leads?.length ?? 0}
          selected={leads?.filter(isSelected).length ?? 0}
          onSelectAll={onSelect && ((on) => select(leads ?? [], on))}
        />
        <tbody className={styles.body}>
          {leads?.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              href={hrefOf?.(lead)}
              further={further.map(({ header, text }) => ({ header, text: text(lead) }))}
              selected={isSelected(lead)}
              onSelect={onSelect && ((on) => select([lead], on))}
              texts={texts}
              timeZone={timeZone}
            />
          ))}
        </tbody>
      </table>
      {leads === undefined && (
        <div className={styles.blank}>
          <Waiting>{texts.loading}</Waiting>
        </div>
      )}
      {leads?.length === 0 && (
        <div className={styles.blank}>
          <LeadTableLot />
          <p className={styles.sentence}>{texts.empty}</p>
          {onRetry && (
            <Button variant="outline" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

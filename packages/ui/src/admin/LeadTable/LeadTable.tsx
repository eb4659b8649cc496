'use client';

import type { InvestmentLead } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { Waiting } from '../Waiting/Waiting.tsx';
import { LeadRow } from './LeadRow.tsx';
import * as styles from './LeadTable.css.ts';
import { LeadTableHead, type LeadTableSort } from './LeadTableHead.tsx';
import * as marks from './LeadTableMarks.css.ts';
import { type LeadTableTexts, leadTableTexts } from './texts.ts';

/** A column beyond the first four. */
export interface LeadTableColumn<Lead> {
  key: string;
  header: string;
  text: (lead: Lead) => string;
}

export interface LeadTableProps<Lead extends InvestmentLead = InvestmentLead> extends TextsProp<LeadTableTexts> {
  /** The rows in the order of `sort`; omit them while they are loading. */
  leads: readonly Lead[] | undefined;
  /** The order of the rows; newest first by default. */
  sort?: LeadTableSort;
  /** Called to request another order; the table does not move its rows itself. Without it, no column sorts. */
  onSort?: ((sort: LeadTableSort) => void) | undefined;
  /** Additional columns after the first four. */
  further?: readonly LeadTableColumn<Lead>[];
  /** The selected leads, including those of other pages. */
  selected?: readonly InvestmentLead[];
  /** Called with the whole selection. Omit it for people who cannot act on a selection. */
  onSelect?: ((selected: readonly InvestmentLead[]) => void) | undefined;
  /** Returns the target of a lead's address; without it, the address is text. */
  hrefOf?: ((lead: Lead) => string) | undefined;
  /** For a list that failed to load: offered below the empty state. */
  onRetry?: (() => void) | undefined;
  /** The office's time zone, such as `Europe/Paris`: every reader sees the office's dates. */
  timeZone: string;
}

const none: readonly never[] = [];
const newestFirst: LeadTableSort = { by: 'createdAt', direction: 'descending' };

/** The leads as a table; two lines per lead if the space, or enlarged text, leaves no room for columns. */
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
          <Lot />
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

/** A planned house on its ground line. It adds nothing to the sentence below it. */
function Lot() {
  return (
    <svg className={marks.lot} viewBox="0 0 200 88" aria-hidden="true">
      <g className={marks.planned}>
        <path d="M54 74V42h92v32M44 44l56-34 56 34" />
        <path d="M90 74V54h20v20" />
      </g>
      <path className={marks.ground} d="M6 75h188" />
      <path className={marks.boundary} d="M40 85h120" />
    </svg>
  );
}

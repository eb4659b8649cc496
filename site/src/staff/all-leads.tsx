import { investmentLeads } from '@sponsor/content/admin';
import { sponsor } from '@sponsor/content/sponsor';
import { LeadTable, type LeadTableProps } from '@sponsor/ui/admin';
import { useEffect } from 'react';
import { leadsPerRead } from '../adapters/leads-table.ts';
import { countOf } from './count-of.ts';
import { useLeads } from './use-leads.ts';
import { useRemembered } from './use-remembered.ts';

/** Rows of one page of the table. The server's answers hold a whole number of them. */
const rows = 50;

export interface ShownLeads {
  count: string | undefined;
  ids: string;
}

/** What both lists of leads are given. */
export interface LeadListProps extends Pick<LeadTableProps, 'onSort' | 'selected' | 'onSelect'> {
  hrefOf: (lead: { id: string }) => string;
  /** How many leads there are in words, and the ids of those on this page with a space between. */
  onShown: (shown: ShownLeads) => void;
}

/** Every lead, newest first (spec §2). */
export function AllLeads({ onShown, ...listProps }: LeadListProps) {
  const [start, setStart] = useRemembered('first row of all leads', 0);
  const { read, failing, retry } = useLeads(Math.floor(start / leadsPerRead));
  const offset = start % leadsPerRead;
  const leads = read?.leads.slice(offset, offset + rows);
  const total = read?.total ?? 0;
  const count = read && countOf(read.total);
  const ids = leads?.map(({ id }) => id).join(' ') ?? '';
  useEffect(() => onShown({ count, ids }), [count, ids, onShown]);

  function turnTo(row: number) {
    setStart(row);
    window.scrollTo(0, 0);
  }

  return (
    <LeadTable
      texts={investmentLeads}
      timeZone={sponsor.timeZone}
      leads={leads ?? (failing ? [] : undefined)}
      {...listProps}
      onRetry={retry}
      page={
        leads && total > rows
          ? {
              first: start + 1,
              last: start + leads.length,
              total,
              onPrevious: start > 0 ? () => turnTo(start - rows) : undefined,
              onNext: start + rows < total ? () => turnTo(start + rows) : undefined,
            }
          : undefined
      }
    />
  );
}

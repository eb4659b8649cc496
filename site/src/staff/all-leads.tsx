import { sponsor } from '@sponsor/content/sponsor';
import { LeadTable, type LeadTableProps } from '@sponsor/ui/admin';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { leadsPerRead } from '../adapters/leads-table.ts';
import { countOf } from './count-of.ts';
import { type ListPlace, placeOf, rowsPerPage } from './list-place.ts';
import { useLeads } from './use-leads.ts';

export interface ShownLeads {
  count: string | undefined;
  ids: readonly string[];
}

/** What both lists of leads are given. */
export interface LeadListProps extends Pick<LeadTableProps, 'onSort' | 'selected' | 'onSelect'> {
  hrefOf: (lead: { id: string }) => string;
  /** The page that is shown, from 1. */
  page: number;
  onPage: (place: ListPlace, how?: { replace: boolean }) => void;
  /** How many leads there are in words, and the ids of those on this page. */
  onShown: (shown: ShownLeads) => void;
}

/** Every lead, newest first [call-7]. */
export function AllLeads({ page, onPage, onShown, ...listProps }: LeadListProps) {
  const start = (page - 1) * rowsPerPage;
  const { leads: read, total, failing, retry } = useLeads(Math.floor(start / leadsPerRead));
  const offset = start % leadsPerRead;
  const leads = useMemo(() => read?.slice(offset, offset + rowsPerPage), [read, offset]);
  const count = total === undefined ? undefined : countOf(total);
  useEffect(() => onShown({ count, ids: leads?.map(({ id }) => id) ?? [] }), [count, leads, onShown]);
  const last = Math.ceil((total ?? 0) / rowsPerPage);
  const beyond = last > 0 && page > last;
  const turnToLast = useEffectEvent(() => onPage(placeOf(last), { replace: true }));
  useEffect(() => {
    if (beyond) turnToLast();
  }, [beyond]);

  return (
    <LeadTable
      timeZone={sponsor.timeZone}
      leads={leads ?? (failing ? [] : undefined)}
      {...listProps}
      onRetry={retry}
      page={
        total !== undefined && last > 1
          ? {
              first: start + 1,
              last: Math.min(start + rowsPerPage, total),
              total,
              onPrevious: page > 1 ? () => onPage(placeOf(page - 1)) : undefined,
              onNext: page < last ? () => onPage(placeOf(page + 1)) : undefined,
            }
          : undefined
      }
    />
  );
}

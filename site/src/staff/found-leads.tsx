import { investmentLeads, leadDesk } from '@sponsor/content/admin';
import { sponsor } from '@sponsor/content/sponsor';
import type { DeskLead } from '@sponsor/domain';
import { Notice, Stack } from '@sponsor/ui';
import { LeadTable, type LeadTableColumn, type LeadTableSort } from '@sponsor/ui/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countLeads, findLeads } from '../adapters/lead-desk.ts';
import type { LeadListProps } from './all-leads.tsx';
import { countOf } from './count-of.ts';
import type { FoundLead } from './lead-columns.ts';
import { leadOrders } from './lead-order.ts';
import { deskKey } from './query-client.ts';
import { useRemembered } from './use-remembered.ts';

const rows = 50;

interface FoundLeadsProps extends LeadListProps {
  filters: URLSearchParams;
  /** Newest first if left out. */
  sort: LeadTableSort | undefined;
  further: readonly LeadTableColumn<FoundLead>[];
}

/** The leads that the filters leave, or all of them in another order or with further columns. */
export function FoundLeads({ filters, sort, onShown, ...listProps }: FoundLeadsProps) {
  // Where each page begins that was turned to under these filters; the first begins nowhere.
  const [turned, setTurned] = useRemembered<{ under: string; places: readonly string[] }>('pages of found leads', {
    under: '',
    places: [],
  });
  const asked = new URLSearchParams(filters);
  if (sort) asked.set('sort', leadOrders[sort.by][sort.direction]);
  const under = String(asked);
  const places = turned.under === under ? turned.places : [];

  function turnTo(next: readonly string[]) {
    setTurned({ under, places: next });
    window.scrollTo(0, 0);
  }

  const after = places.at(-1);
  if (after !== undefined) asked.set('after', after);
  const { data, failureReason, isError, refetch } = useQuery({
    queryKey: [...deskKey, 'leads', String(asked)],
    queryFn: ({ signal }) => findLeads(asked, signal),
    placeholderData: keepPreviousData,
  });
  // By itself, as neither another page nor another order changes it.
  const { data: counted } = useQuery({
    queryKey: [...deskKey, 'leads', 'count', String(filters)],
    queryFn: ({ signal }) => countLeads(filters, signal),
    placeholderData: keepPreviousData,
  });
  const count = counted && countOf(counted.total, counted.more);
  const ids = data?.leads.map(({ id }) => id).join(' ') ?? '';
  useEffect(() => onShown({ count, ids }), [count, ids, onShown]);
  const first = places.length * rows + 1;
  const next = data?.next ?? null;

  return (
    <Stack space="x4">
      {failureReason && (
        <Notice tone="danger" role="alert">
          {failureReason.message}
        </Notice>
      )}
      <LeadTable
        texts={filters.toString() === '' ? investmentLeads : { ...investmentLeads, empty: leadDesk.nothing }}
        timeZone={sponsor.timeZone}
        leads={data?.leads.map(toRow) ?? (failureReason ? [] : undefined)}
        {...listProps}
        {...(sort && { sort })}
        onRetry={isError ? () => void refetch() : undefined}
        page={
          data && (after !== undefined || next !== null)
            ? {
                first,
                last: first + data.leads.length - 1,
                ...counted,
                onPrevious: after === undefined ? undefined : () => turnTo(places.slice(0, -1)),
                onNext: next === null ? undefined : () => turnTo([...places, next]),
              }
            : undefined
        }
      />
    </Stack>
  );
}

function toRow(desk: DeskLead): FoundLead {
  const { id, email, status, createdAt, contactedAt } = desk;
  return { id, email, status, created_at: createdAt, contacted_at: contactedAt, desk };
}

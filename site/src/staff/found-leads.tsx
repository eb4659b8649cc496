import { sponsor } from '@sponsor/content/sponsor';
import { type DeskLead, leadsApi } from '@sponsor/domain';
import { Notice, Stack } from '@sponsor/ui';
import { LeadTable, type LeadTableColumn, type LeadTableSort } from '@sponsor/ui/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deskRequest } from '../adapters/desk-request.ts';
import type { LeadListProps } from './all-leads.tsx';
import { countOf } from './count-of.ts';
import type { FoundLead } from './lead-columns.ts';
import { leadOrders } from './lead-order.ts';
import { toLeadQuery } from './lead-query.ts';
import { firstPlace, placeOf, rowsPerPage } from './list-place.ts';
import { deskKey } from './query-client.ts';
import { useKept } from './use-kept.ts';

interface FoundLeadsProps extends LeadListProps {
  filters: URLSearchParams;
  /** Where the page before ended; empty for the first. */
  after: string;
  /** Newest first if left out. */
  sort: LeadTableSort | undefined;
  further: readonly LeadTableColumn<FoundLead>[];
}

/** The leads that the filters leave, or all of them in another order or with further columns. */
export function FoundLeads({ filters, sort, after, page, onPage, onShown, ...listProps }: FoundLeadsProps) {
  const asked = new URLSearchParams(filters);
  if (sort) asked.set('sort', leadOrders[sort.by][sort.direction]);
  // Where each page begins that was turned to in this list: only the address of the one that is shown is known otherwise.
  const [kept, setKept] = useKept('pages-of-found-leads', 'tab');
  const places = kept.split(' ');
  if (after !== '') asked.set('after', after);
  const { data, failureReason, isError, refetch } = useQuery({
    queryKey: [...deskKey, 'leads', String(asked)],
    queryFn: ({ signal }) => deskRequest(leadsApi.list, { query: toLeadQuery(asked), signal }),
    placeholderData: keepPreviousData,
  });
  // By itself, as neither another page nor another order changes it.
  const { data: counted } = useQuery({
    queryKey: [...deskKey, 'leads', 'count', String(filters)],
    queryFn: ({ signal }) => deskRequest(leadsApi.count, { query: toLeadQuery(filters), signal }),
    placeholderData: keepPreviousData,
  });
  const count = counted && countOf(counted.total, counted.more);
  const leads = data?.leads;
  useEffect(() => onShown({ count, ids: leads?.map(({ id }) => id) ?? [] }), [count, leads, onShown]);
  const first = (page - 1) * rowsPerPage + 1;
  const next = data?.next ?? null;
  const before = places[places.indexOf(after) - 1];

  function turnToNext(place: string) {
    setKept([...places.slice(0, places.indexOf(after) + 1), place].join(' '));
    onPage(placeOf(page + 1, place));
  }

  return (
    <Stack space="x4">
      {failureReason && (
        <Notice tone="danger" role="alert">
          {failureReason.message}
        </Notice>
      )}
      <LeadTable
        texts={filters.toString() === '' ? undefined : { empty: 'No lead matches these filters.' }}
        timeZone={sponsor.timeZone}
        leads={leads?.map(toRow) ?? (failureReason ? [] : undefined)}
        {...listProps}
        {...(sort && { sort })}
        onRetry={isError ? () => void refetch() : undefined}
        page={
          data && (after !== '' || next !== null)
            ? {
                first,
                last: first + data.leads.length - 1,
                ...counted,
                onPrevious:
                  after === ''
                    ? undefined
                    : () => onPage(before === undefined ? firstPlace : placeOf(page - 1, before)),
                onNext: next === null ? undefined : () => turnToNext(next),
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

import { investmentLeads, leadDesk } from '@sponsor/content/admin';
import { sponsor } from '@sponsor/content/sponsor';
import type { DeskLead, InvestmentLead } from '@sponsor/domain';
import { Notice } from '@sponsor/ui';
import { LeadTable, type LeadTableProps } from '@sponsor/ui/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findLeads } from '../adapters/lead-desk.ts';
import { countOf } from './count-of.ts';
import { deskKey } from './query-client.ts';

const rows = 50;

interface FoundLeadsProps extends Pick<LeadTableProps, 'hrefOf'> {
  filters: URLSearchParams;
  onCountChange: (count: string | undefined) => void;
}

/** The leads that the filters leave, newest first. */
export function FoundLeads({ filters, hrefOf, onCountChange }: FoundLeadsProps) {
  // Where each page begins that was turned to under these filters; the first begins nowhere.
  const [turned, setTurned] = useState<{ under: string; places: readonly string[] }>({ under: '', places: [] });
  const under = String(filters);
  const places = turned.under === under ? turned.places : [];
  const setPlaces = (next: readonly string[]) => setTurned({ under, places: next });
  const after = places.at(-1);
  const asked = new URLSearchParams(filters);
  if (after !== undefined) asked.set('after', after);
  const { data, failureReason, isError, refetch } = useQuery({
    queryKey: [...deskKey, 'leads', String(asked)],
    queryFn: ({ signal }) => findLeads(asked, signal),
    placeholderData: keepPreviousData,
  });
  const count = data && `${countOf(data.total, data.more)} ${leadDesk.matching}`;
  useEffect(() => onCountChange(count), [count, onCountChange]);
  const first = places.length * rows + 1;
  const next = data?.next ?? null;

  return (
    <>
      {failureReason && (
        <Notice tone="danger" role="alert">
          {failureReason.message}
        </Notice>
      )}
      <LeadTable
        texts={{ ...investmentLeads, empty: leadDesk.nothing }}
        timeZone={sponsor.timeZone}
        leads={data?.leads.map(toRow) ?? (failureReason ? [] : undefined)}
        hrefOf={hrefOf}
        onRetry={isError ? () => void refetch() : undefined}
        page={
          data && data.total > rows
            ? {
                first,
                last: first + data.leads.length - 1,
                total: data.total,
                onPrevious: after === undefined ? undefined : () => setPlaces(places.slice(0, -1)),
                onNext: next === null ? undefined : () => setPlaces([...places, next]),
              }
            : undefined
        }
      />
    </>
  );
}

function toRow({ id, email, status, createdAt, contactedAt }: DeskLead): InvestmentLead {
  return { id, email, status, created_at: createdAt, contacted_at: contactedAt };
}

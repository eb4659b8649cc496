import { leadsApi } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { deskRequest, SignedOutError } from '../adapters/desk-request.ts';
import { type LeadPage, leadsPerPage, readLeadPage } from '../adapters/lead-list.ts';
import { reportError } from '../browser/report-error.ts';
import { toLeadQuery } from './lead-query.ts';
import { firstPlace, type ListPlace, placeOf } from './list-place.ts';
import { deskKey } from './query-client.ts';
import { useKept } from './use-kept.ts';

interface LeadListQuery {
  filters: URLSearchParams;
  /** As the server writes it; empty for newest first. */
  sort: string;
  /** Whether columns are shown that the table of leads does not have. */
  further: boolean;
  /** From 1. */
  page: number;
  /** Where the page before ended; empty for the first page, and not needed in the table. */
  after: string;
}

/**
 * Reads a page of the leads and counts all of them. Without filters, another order or further columns they come from the
 * table of leads, else from the desk. A first failed try is told at once, and once; the retries go on quietly.
 */
export function useLeadList({ filters, sort, further, ...asAsked }: LeadListQuery) {
  const notify = useToast();
  const asked = toLeadQuery(filters);
  if (sort !== '') asked.set('sort', sort);
  const isTable = !further && String(asked) === '';
  const list = isTable ? 'table' : String(asked);
  const after = isTable ? '' : asAsked.after;
  const page = isTable || after !== '' ? asAsked.page : 1;
  const { data, failureReason, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...deskKey, 'leads', list, page, after],
    queryFn: async ({ signal }) => ({
      list,
      ...(await readLeadPage(isTable ? undefined : asked, { page, after }, signal)),
    }),
    // The rows and the ways on stay until the others are there.
    placeholderData: keepPreviousData,
  });
  // By itself, as neither another page nor another order changes it.
  const { data: counted } = useQuery({
    queryKey: [...deskKey, 'leads', 'count', String(filters)],
    queryFn: ({ signal }) => deskRequest(leadsApi.count, { query: toLeadQuery(filters), signal }),
    placeholderData: keepPreviousData,
    enabled: !isTable,
  });

  const failing = failureReason !== null && !(failureReason instanceof SignedOutError);
  const tell = useEffectEvent(() => {
    const message = `Failed to load leads: ${failureReason?.message}`;
    reportError(message);
    notify({ message, tone: 'destructive' });
  });
  useEffect(() => {
    if (failing) tell();
  }, [failing]);

  // Where each page begins that was turned to in this list: of the others only the next is known.
  const [kept, setKept] = useKept('pages-of-found-leads', 'tab');
  const places = kept.split(' ');
  const keepPlaces = useEffectEvent((from: string, next: string) =>
    setKept([...places.slice(0, places.indexOf(from) + 1), next].join(' ')),
  );
  useEffect(() => {
    if (data?.next) keepPlaces(data.after, data.next);
  }, [data]);

  const total = isTable ? data?.total : counted?.total;
  const more = !isTable && counted?.more === true;

  return {
    // Those of another page or list are no answer to what was asked.
    leads: failing && (data === undefined || isPlaceholderData) ? [] : data?.leads,
    /** How many there are, in words; undefined as long as that is not known. */
    count: total === undefined ? undefined : countOf(total, more),
    /** The page that is shown and the ways to others; undefined while it is one of another list. */
    pages: data?.list === list ? pagesOf(data, more ? undefined : total, places) : undefined,
    /** Why nothing could be found; undefined once that has succeeded. */
    failure: failing && !isTable ? failureReason.message : undefined,
    /** Once no further try follows by itself. */
    retry: isError ? () => void refetch() : undefined,
  };
}

/** @param places where the pages begin that were turned to. */
function pagesOf({ page, after, next, total }: LeadPage, count: number | undefined, places: readonly string[]) {
  return {
    page,
    pageCount: count === undefined ? undefined : Math.ceil(count / leadsPerPage),
    /** Undefined for a page that cannot be reached from this one. */
    placeOf(other: number): ListPlace | undefined {
      if (other === 1) return firstPlace;
      if (total !== undefined) return placeOf(other);
      const start = other === page + 1 ? next : other === page ? after : places[places.indexOf(after) - page + other];
      return start ? placeOf(other, start) : undefined;
    },
  };
}

/** `1 lead`, `2,140 leads`, `10,000+ leads`. */
function countOf(total: number, more: boolean): string {
  return `${total.toLocaleString('en-US')}${more ? '+' : ''} ${total === 1 ? 'lead' : 'leads'}`;
}

import { leadsApi } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { deskRequest, SignedOutError } from '../adapters/desk-request.ts';
import { type LeadPage, leadsPerPage, readLeadPage } from '../adapters/lead-list.ts';
import { reportError } from '../browser/report-error.ts';
import { firstPlace, type ListPlace, placeOf, toLeadQuery } from './lead-address.ts';
import { deskKey } from './query-client.ts';
import { useKept } from './use-kept.ts';

interface LeadListQuery {
  filters: URLSearchParams;
  /** As the server writes it; empty for newest first. */
  sort: string;
  /** Whether columns are shown that the table of leads lacks. */
  further: boolean;
  /** From 1. */
  page: number;
  /** The end of the previous page; empty for the first page, and ignored in the table. */
  after: string;
}

/**
 * Reads a page of the leads and counts all of them: from the table of leads if there are no filters, no other order and no
 * further columns, and otherwise from the API of filtered leads. Reports the first failed attempt at once, and does not report the retries.
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
    // The current page stays until the next one has loaded.
    placeholderData: keepPreviousData,
  });
  // A separate query, because neither the page nor the order changes the count.
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

  // The cursors of the visited pages. Of the other pages, only the next one has a known cursor.
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
    // Leads of another page or list would be wrong here.
    leads: failing && (data === undefined || isPlaceholderData) ? [] : data?.leads,
    /** The number of leads, in words; undefined until it is known. */
    count: total === undefined ? undefined : countOf(total, more),
    /** The current page and the links to others; undefined while a page of another list is shown. */
    pages: data?.list === list ? pagesOf(data, more ? undefined : total, places) : undefined,
    /** The reason for a failed search; undefined once it succeeds. */
    failure: failing && !isTable ? failureReason.message : undefined,
    /** Present once the automatic retries have ended. */
    retry: isError ? () => void refetch() : undefined,
  };
}

/** @param places the cursors of the visited pages. */
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

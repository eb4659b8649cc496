import { useToast } from '@sponsor/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { SignedOutError } from '../adapters/desk-request.ts';
import { leadsPerRead, readLeads } from '../adapters/leads-table.ts';
import { reportError } from '../browser/report-error.ts';
import { deskKey } from './query-client.ts';

/**
 * Reads one block of leads, counted from 0. The first failed try is told at once, and once; the retries go on quietly.
 */
export function useLeads(block: number) {
  const notify = useToast();
  const query = useQuery({
    queryKey: [...deskKey, 'leads', block],
    queryFn: ({ signal }) => readLeads(block * leadsPerRead, signal),
    // How many there are stays while others of them are read, and so do the ways from page to page.
    placeholderData: keepPreviousData,
  });
  const failing = query.failureReason !== null && !(query.failureReason instanceof SignedOutError);
  const tell = useEffectEvent(() => {
    const message = `Failed to load leads: ${query.failureReason?.message}`;
    reportError(message);
    notify({ message, tone: 'destructive' });
  });
  useEffect(() => {
    if (failing) tell();
  }, [failing]);
  return {
    leads: query.isPlaceholderData ? undefined : query.data?.leads,
    total: query.data?.total,
    failing,
    retry: query.isError ? () => void query.refetch() : undefined,
  };
}

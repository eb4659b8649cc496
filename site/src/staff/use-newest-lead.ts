import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readNewestLead } from '../adapters/lead-desk.ts';
import { deskKey } from './query-client.ts';

/** Soon enough for a telephone call, and a trifle for the server. */
const askEveryMs = 15_000;

/** Has the lists read again as soon as somebody new has come. */
export function useNewestLead(): void {
  const queryClient = useQueryClient();
  const known = useRef<string | null>(undefined);
  const { data: newest } = useQuery({
    queryKey: [...deskKey, 'newest'],
    queryFn: ({ signal }) => readNewestLead(signal),
    refetchInterval: askEveryMs,
    retry: false,
  });
  useEffect(() => {
    if (newest === undefined) return;
    if (known.current !== undefined && known.current !== newest) {
      void queryClient.invalidateQueries({ queryKey: [...deskKey, 'leads'] });
    }
    known.current = newest;
  }, [newest, queryClient]);
}

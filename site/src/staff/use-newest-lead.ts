import { leadsApi } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { deskRequest } from '../adapters/desk-request.ts';
import { deskKey } from './query-client.ts';

/** Short enough for staff to call a new lead soon, and cheap for the server. */
const askEveryMs = 15_000;

/**
 * Reloads the lists as soon as a new lead arrives. On a later page, whose rows would move while the person reads, it announces
 * the lead instead, and reloads on the first page.
 */
export function useNewestLead(onFirstPage: boolean): void {
  const queryClient = useQueryClient();
  const notify = useToast();
  const known = useRef<string | null>(undefined);
  const told = useRef<string | null>(undefined);
  const { data: newest } = useQuery({
    queryKey: [...deskKey, 'newest'],
    queryFn: async ({ signal }) => (await deskRequest(leadsApi.newest, { signal })).id,
    refetchInterval: askEveryMs,
    retry: false,
  });
  const tell = useEffectEvent(() =>
    notify({ message: 'There are new leads on the first page.', topic: 'newer leads' }),
  );
  useEffect(() => {
    if (newest === undefined) return;
    if (known.current === undefined) known.current = newest;
    if (known.current === newest) return;
    if (onFirstPage) {
      known.current = newest;
      void queryClient.invalidateQueries({ queryKey: [...deskKey, 'leads'] });
    } else if (told.current !== newest) {
      told.current = newest;
      tell();
    }
  }, [newest, onFirstPage, queryClient]);
}

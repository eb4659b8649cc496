import { deliveriesApi } from '@sponsor/domain';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { deskKey } from './query-client.ts';
import { useStaffSession } from './use-staff-session.ts';

export const deliveriesKey = [...deskKey, 'deliveries'];

/** Deliveries go on while staff look. */
export const everyTenSeconds = 10_000;

/** How deliveries stand; undefined until that is known, and as long as the account has to set up a code or a passkey first. */
export function useDeliveryHealth() {
  const { data: session } = useStaffSession();
  const { data } = useQuery({
    queryKey: [...deliveriesKey, 'health'],
    queryFn: ({ signal }) => deskRequest(deliveriesApi.health, { signal }),
    refetchInterval: everyTenSeconds,
    // The server would refuse it, and enter in the audit log that somebody asked for what they may not see.
    enabled: !session?.codeMissing,
  });
  return data;
}

import { deliveriesApi } from '@sponsor/domain';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { deskKey } from './query-client.ts';
import { useStaffSession } from './use-staff-session.ts';

export const deliveriesKey = [...deskKey, 'deliveries'];

/** How often the state is read again, because deliveries continue while staff watch. */
export const everyTenSeconds = 10_000;

/** Returns the state of deliveries; undefined until it is loaded, and while the account must first set up a second factor. */
export function useDeliveryHealth() {
  const { data: session } = useStaffSession();
  const { data } = useQuery({
    queryKey: [...deliveriesKey, 'health'],
    queryFn: ({ signal }) => deskRequest(deliveriesApi.health, { signal }),
    refetchInterval: everyTenSeconds,
    // The server would refuse it, and record the refusal in the audit log.
    enabled: !session?.codeMissing,
  });
  return data;
}

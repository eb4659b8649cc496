import { deliveriesApi } from '@sponsor/domain';
import { useQuery } from '@tanstack/react-query';
import { deskRequest } from '../adapters/desk-request.ts';
import { deskKey } from './query-client.ts';

export const deliveriesKey = [...deskKey, 'deliveries'];

/** Deliveries go on while staff look. */
export const everyTenSeconds = 10_000;

/** How deliveries stand; undefined until that is known. */
export function useDeliveryHealth() {
  const { data } = useQuery({
    queryKey: [...deliveriesKey, 'health'],
    queryFn: ({ signal }) => deskRequest(deliveriesApi.health, { signal }),
    refetchInterval: everyTenSeconds,
  });
  return data;
}

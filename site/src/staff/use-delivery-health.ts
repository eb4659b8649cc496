import { useQuery } from '@tanstack/react-query';
import { readDeliveryHealth } from '../adapters/deliveries.ts';
import { deskKey } from './query-client.ts';

export const deliveriesKey = [...deskKey, 'deliveries'];

/** Deliveries go on while staff look. */
export const everyTenSeconds = 10_000;

/** How deliveries stand; undefined until that is known. */
export function useDeliveryHealth() {
  const { data } = useQuery({
    queryKey: [...deliveriesKey, 'health'],
    queryFn: ({ signal }) => readDeliveryHealth(signal),
    refetchInterval: everyTenSeconds,
  });
  return data;
}

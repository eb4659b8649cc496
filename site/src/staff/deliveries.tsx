import { deliveries as texts } from '@sponsor/content/deliveries';
import { sponsor } from '@sponsor/content/sponsor';
import { type DeliveryState, deliveryStates } from '@sponsor/domain';
import { Notice, useToast } from '@sponsor/ui';
import { DeliveryHealthStrip, DeliveryLists } from '@sponsor/ui/admin';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { readDeliveries, retryDeliveries } from '../adapters/deliveries.ts';
import { SignedOutError } from '../adapters/leads-table.ts';
import { sessionKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';
import { deliveriesKey, everyTenSeconds, useDeliveryHealth } from './use-delivery-health.ts';
import { useTitle } from './use-title.ts';

const { timeZone } = sponsor;

/** What is on its way to the CRM, what arrived there, and what has to be tried again. */
export function Component() {
  useTitle(texts.page);
  const notify = useToast();
  const queryClient = useQueryClient();
  const health = useDeliveryHealth();
  const { lists, failure } = useQueries({ queries: deliveryStates.map(listQuery), combine });
  const { mutate, isPending } = useMutation({
    mutationFn: retryDeliveries,
    networkMode: 'always',
    onSuccess: () => notify({ message: texts.toasts.retried }),
    onError: (error) => {
      if (error instanceof SignedOutError) queryClient.setQueryData(sessionKey, null);
      notify({ title: texts.toasts.error, description: error.message, tone: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKey }),
  });

  return (
    <StaffScreen heading={texts.heading}>
      {health && <DeliveryHealthStrip health={health} texts={texts.health} timeZone={timeZone} />}
      {failure ? (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      ) : (
        <DeliveryLists
          lists={lists}
          retrying={isPending}
          onRetry={(submissionId) => mutate(submissionId)}
          texts={texts.lists}
          timeZone={timeZone}
        />
      )}
    </StaffScreen>
  );
}

function listQuery(state: DeliveryState) {
  return {
    queryKey: [...deliveriesKey, state],
    queryFn: ({ signal }: { signal: AbortSignal }) => readDeliveries(state, signal),
    refetchInterval: everyTenSeconds,
  };
}

function combine(
  results: readonly { data?: Awaited<ReturnType<typeof readDeliveries>> | undefined; error: Error | null }[],
) {
  const read = deliveryStates.flatMap((state, place) => {
    const data = results[place]?.data;
    return data ? [[state, data] as const] : [];
  });
  const failed = results.find(({ data, error }) => error !== null && data === undefined);
  return { lists: Object.fromEntries(read), failure: failed?.error };
}
